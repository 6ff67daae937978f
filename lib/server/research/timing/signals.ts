import type { z } from 'zod';
import type {
  Prediction,
  PredictionScore,
  signalsContract,
  TimingList,
  WatchList,
} from '@/lib/contracts/research/signals';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { growth } from '@/lib/domain/market/market-formulas';
import { ruleCopy } from '@/lib/domain/research/predictions';
import { pricePatterns } from '@/lib/domain/market/price-patterns';
import { watchRuleCopy } from '@/lib/domain/research/watch-rule';
import { rateOf } from '@/lib/domain/shared/wilson';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { countWatched, listPatterns, listTiming, listWatched, tallySignals, type Tally } from './signals-repository';
import { marketMeta } from '@/lib/server/market/market-meta';
import { notAmong } from '@/lib/server/market/market-refusals';

/** Maximum list length: older ones count in the scores only. Open ones do not reduce the number of settled ones. */
const mostListed = 100;
const mostOpen = 200;
const patternDays = 90;
const notAdvice = 'Not a recommendation.';

type Asked = { slug: string | undefined; isMember: boolean };

/** Timing signals with their record. Open ones are for members; others see the number of them. */
export async function readTiming(scope: 'sector' | 'stock', { slug, isMember }: Asked): Promise<TimingList> {
  const [rows, tally] = await Promise.all([
    listTiming(db(), { scope, slug, open: isMember ? mostOpen : 0, settled: mostListed }),
    tallySignals(db(), { scope, slug }),
  ]);
  if (slug !== undefined && !tally.slugs.includes(slug)) throw notAmong('sector', tally.slugs);
  return {
    items: rows.map(toPrediction),
    scores: tally.scores.map(toScore),
    hidden: isMember ? 0 : tally.open,
    nextCursor: null,
    meta: marketMeta(
      rows.map(({ prediction }) => prediction),
      { notes: [ruleCopy, notAdvice] },
    ),
  };
}

/** The watch list: current entries for members, past ones for all visitors. */
export async function readWatched(isMember: boolean): Promise<WatchList> {
  const [rows, current] = await Promise.all([
    listWatched(db(), { current: isMember, limit: mostListed }),
    isMember ? 0 : countWatched(db()),
  ]);
  return {
    items: rows.map(({ entry: { id, ticker, reason, putOnBy, putOn, takenOff, isSample }, name, from, to }) => ({
      ...{ id, ticker, name, reason, putOnBy, putOn, takenOff, isSample },
      changeSince: growth(to, from),
    })),
    hidden: current,
    nextCursor: null,
    meta: marketMeta(
      rows.map(({ entry }) => entry),
      { delay: 'prices', notes: [watchRuleCopy, notAdvice] },
    ),
  };
}

export async function readPatterns(): Promise<z.input<typeof signalsContract.customPattern.response>> {
  const since = addDays(now().toISOString().slice(0, 10), -patternDays);
  const rows = await listPatterns(db(), { since, limit: mostListed });
  return {
    items: rows.map(({ pattern: { ticker, pattern, day, direction, closeCents, isSample }, name }) => ({
      ...{ ticker, name, pattern, day, direction, isSample },
      rule: ruleOf(pattern),
      close: closeCents / 100,
    })),
    nextCursor: null,
    meta: marketMeta(
      rows.map(({ pattern }) => pattern),
      { delay: 'prices', notes: [notAdvice] },
    ),
  };
}

type Row = Awaited<ReturnType<typeof listTiming>>[number];

function toPrediction({ prediction, outcome, name }: Row): Prediction {
  const { id, kind, scope, subject, dueOn, horizonDays, direction, method, isSample } = prediction;
  const { startValue, predictedValue, lowValue, highValue, baselineValue } = prediction;
  return {
    ...{ id, kind, scope, subject, dueOn, horizonDays, direction, method, isSample },
    ...{ startValue, predictedValue, lowValue, highValue, baselineValue },
    name: name ?? subject,
    issuedAt: prediction.issuedAt.toISOString(),
    outcome: outcome && {
      actualValue: outcome.actualValue,
      isHit: outcome.isHit,
      isBaselineHit: outcome.isBaselineHit,
    },
  };
}

function toScore(score: Tally['scores'][number]): PredictionScore {
  const { low, high } = rateOf(score.hits, score.settled);
  return { ...score, interval: low === null || high === null ? null : { low: 100 * low, high: 100 * high } };
}

/** A pattern of a rule that this version no longer has keeps its name. */
const ruleOf = (pattern: string) => Object.entries(pricePatterns).find(([name]) => name === pattern)?.[1] ?? pattern;
