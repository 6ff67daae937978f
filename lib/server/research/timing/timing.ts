import { signalsContract, type Prediction, type PredictionScore } from '@/lib/contracts/research/signals';
import { ruleCopy } from '@/lib/domain/research/predictions';
import { rateOf } from '@/lib/domain/shared/wilson';
import { marketMeta, summarizeProvenance, type Provenance } from '@/lib/server/market/market-meta';
import { closedAt } from '@/lib/server/market/symbol-figures';
import { notAmong } from '@/lib/server/market/market-errors';
import { versionedRead } from '@/lib/server/platform/db/versioned-read';
import { serializerOf } from '@/lib/server/platform/serialized';
import { notAdvice } from './not-advice';
import {
  timingOf,
  timingTables,
  type ListedTiming,
  type Timing,
  type TimingLimits,
  type TimingScope,
} from './timing-repository';

type Kept = { text: string; provenance: Provenance[]; slugs: string[] };
type Asked = { slug: string | undefined; isMember: boolean };

// Both endpoints have this response.
const serializer = serializerOf(signalsContract.sectorTiming.response);

/** Maximum list length: older ones count in the scores only. Open ones do not reduce the number of settled ones. */
const settled = 100;
const mostOpen = 200;

/** Timing signals with their record. Open ones are for members; others see the number of them. */
export async function readTiming(scope: 'sector' | 'stock', { slug: requestedSlug, isMember }: Asked) {
  const slug = requestedSlug ?? null;
  const { text, provenance, slugs } = await readTimingList(scope, { slug, open: isMember ? mostOpen : 0, settled });
  if (slug !== null && !slugs.includes(slug)) throw notAmong('sector', slugs);
  return serializer.addMeta(text, marketMeta(provenance, { notes: [ruleCopy, notAdvice] }));
}

/** The list without its metadata, serialized once for each version of its tables. */
export const readTimingList = (scope: 'sector' | 'stock', limits: TimingLimits): Promise<Kept> =>
  (limits.slug === null ? reads[scope].all : reads[scope].one)(limits);

// One sector has a separate statement, so that each is planned for what it reads.
const reads = {
  sector: { all: readOf({ scope: 'sector', isOfOne: false }), one: readOf({ scope: 'sector', isOfOne: true }) },
  stock: { all: readOf({ scope: 'stock', isOfOne: false }), one: readOf({ scope: 'stock', isOfOne: true }) },
};

function readOf(wanted: TimingScope) {
  return versionedRead<TimingLimits, Timing, Kept>({
    name: `timing_${wanted.scope}_${wanted.isOfOne ? 'one' : 'all'}`,
    tables: timingTables,
    data: timingOf(wanted),
    make: serialize,
  });
}

function serialize({ items, forecasts, scores, open, slugs }: Timing, limits: TimingLimits): Kept {
  const text = serializer.serializeRest({
    items: items.map(toPrediction),
    forecasts: forecasts.map(toPrediction),
    scores: scores.map(toScore),
    hidden: limits.open > 0 ? 0 : open,
    nextCursor: null,
  });
  const provenance = items.map(({ source, asOf, dueOn, outcome, isSample }) => ({
    ...{ source, isSample },
    // A result is as new as its due date, which is after the prices the signal was issued on.
    asOf: outcome ? closedAt(dueOn) : new Date(asOf),
  }));
  return { text, provenance: summarizeProvenance(provenance), slugs };
}

const toPrediction = (row: ListedTiming): Prediction => ({ ...row, issuedAt: new Date(row.issuedAt).toISOString() });

function toScore(score: Timing['scores'][number]): PredictionScore {
  const { low, high } = rateOf(score.hits, score.settled);
  return { ...score, interval: low === null || high === null ? null : { low: 100 * low, high: 100 * high } };
}
