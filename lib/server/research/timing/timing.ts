import { signalsContract, type Prediction, type PredictionScore } from '@/lib/contracts/research/signals';
import { ruleCopy } from '@/lib/domain/research/predictions';
import { rateOf } from '@/lib/domain/shared/wilson';
import { marketMeta, summarizeProvenance, type Provenance } from '@/lib/server/market/market-meta';
import { closedAt } from '@/lib/server/market/symbol-figures';
import { notAmong } from '@/lib/server/market/market-errors';
import { db } from '@/lib/server/platform/db/pool';
import { versionedRead } from '@/lib/server/platform/db/versioned-read';
import { makeCursor, readCursor } from '@/lib/server/platform/http/cursor';
import { serializerOf } from '@/lib/server/platform/serialized';
import { notAdvice } from './not-advice';
import {
  listSettledAfter,
  timingOf,
  timingTables,
  type ListedTiming,
  type Timing,
  type TimingLimits,
  type TimingScope,
} from './timing-repository';

type Kept = { text: string; provenance: Provenance[]; slugs: string[] };
type Scope = TimingScope['scope'];
type Asked = { slug?: string | undefined; cursor?: string | undefined; limit: number; isMember: boolean };

// Both endpoints have the same response schema.
const serializer = serializerOf(signalsContract.sectorTiming.response);

const maxOpen = 200;

/**
 * Timing signals with their scores, or a later page of settled ones. Members also see open signals; others see only
 * their number.
 */
export async function readTiming(scope: Scope, { slug: requestedSlug, cursor, limit, isMember }: Asked) {
  const slug = requestedSlug ?? null;
  if (cursor !== undefined) return readLater(scope, { slug, cursor, limit });
  const limits = { slug, open: isMember ? maxOpen : 0, settled: limit };
  const { text, provenance, slugs } = await readTimingList(scope, limits);
  if (slug !== null && !slugs.includes(slug)) throw notAmong('sector', slugs);
  return addMeta(text, provenance);
}

const addMeta = (text: string, provenance: readonly Provenance[]) =>
  serializer.addMeta(text, marketMeta(provenance, { notes: [ruleCopy, notAdvice] }));

type Later = { slug: string | null; cursor: string; limit: number };

/** A later page of settled predictions. The cursor names the kind, and is valid only for its own scope and sector. */
async function readLater(scope: Scope, { slug, cursor, limit }: Later) {
  const [given, day = '', subject = '', id = ''] = readCursor(listName(scope, slug), cursor) ?? [];
  const kind = given === 'price' ? 'price' : 'timing';
  const after = { day, subject, id };
  const found = await listSettledAfter(db(), { scope, slug, kind, after, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const next = cursorAfter(shown, { scope, slug, isEnd: found.length <= limit });
  const [items, forecasts] = kind === 'timing' ? [shown, []] : [[], shown];
  const text = serializer.serializeRest({
    items: items.map(toPrediction),
    forecasts: forecasts.map(toPrediction),
    ...{ scores: [], hidden: 0 },
    nextCursor: kind === 'timing' ? next : null,
    forecastsCursor: kind === 'price' ? next : null,
  });
  return addMeta(text, summarizeProvenance(shown.map(provenanceOf)));
}

const listName = (scope: Scope, slug: string | null) => `timing ${scope} ${slug ?? ''}`;

type Page = { scope: Scope; slug: string | null; isEnd: boolean };

function cursorAfter(shown: readonly ListedTiming[], { scope, slug, isEnd }: Page) {
  const last = shown.at(-1);
  if (isEnd || !last) return null;
  return makeCursor(listName(scope, slug), [last.kind, toInstant(last.issuedAt).slice(0, 10), last.subject, last.id]);
}

/** The list without its metadata. The JSON is cached until one of the tables changes. */
export const readTimingList = (scope: Scope, limits: TimingLimits): Promise<Kept> =>
  (limits.slug === null ? reads[scope].all : reads[scope].one)(limits);

// The statement for one sector is separate, so that Postgres plans each for what it reads.
const reads = {
  sector: { all: readOf({ scope: 'sector', isOfOne: false }), one: readOf({ scope: 'sector', isOfOne: true }) },
  stock: { all: readOf({ scope: 'stock', isOfOne: false }), one: readOf({ scope: 'stock', isOfOne: true }) },
};

function readOf(wanted: TimingScope) {
  return versionedRead<TimingLimits, Timing, Kept>({
    name: `timing_${wanted.scope}_${wanted.isOfOne ? 'one' : 'all'}`,
    tables: timingTables,
    data: timingOf(wanted),
    make: (data, limits) => serialize(data, { ...limits, scope: wanted.scope }),
  });
}

function serialize(
  { items, forecasts, scores, open, slugs }: Timing,
  { scope, slug, open: maxOpenListed }: TimingLimits & { scope: Scope },
): Kept {
  const settled = items.filter(({ outcome }) => outcome !== null);
  const cursorOf = (kind: 'timing' | 'price', shown: readonly ListedTiming[]) =>
    cursorAfter(shown, { scope, slug, isEnd: shown.length >= settledOf(kind, scores) });
  const text = serializer.serializeRest({
    items: items.map(toPrediction),
    forecasts: forecasts.map(toPrediction),
    scores: scores.map(toScore),
    hidden: maxOpenListed > 0 ? 0 : open,
    nextCursor: cursorOf('timing', settled),
    forecastsCursor: cursorOf('price', forecasts),
  });
  return { text, provenance: summarizeProvenance(items.map(provenanceOf)), slugs };
}

/** Number of settled predictions of a kind, summed over the horizons. */
const settledOf = (kind: 'timing' | 'price', scores: Timing['scores']) =>
  scores.reduce((sum, score) => sum + (score.kind === kind ? score.settled : 0), 0);

/** A result is as recent as its due date, which is later than the prices that the signal was issued on. */
const provenanceOf = ({ source, asOf, dueOn, outcome, isSample }: ListedTiming): Provenance => ({
  ...{ source, isSample },
  asOf: outcome ? closedAt(dueOn) : new Date(asOf),
});

const toInstant = (time: string) => new Date(time).toISOString();
const toPrediction = (row: ListedTiming): Prediction => ({ ...row, issuedAt: toInstant(row.issuedAt) });

function toScore(score: Timing['scores'][number]): PredictionScore {
  const { low, high } = rateOf(score.hits, score.settled);
  return { ...score, interval: low === null || high === null ? null : { low: 100 * low, high: 100 * high } };
}
