import type { z } from 'zod';
import type { Prediction, PredictionScore, signalsContract, TimingList, WatchList } from '@/lib/contracts/signals';
import { addDays } from '@/lib/domain/calendar-days';
import { growth } from '@/lib/domain/market-formulas';
import { ruleWords } from '@/lib/domain/predictions';
import { pricePatterns } from '@/lib/domain/price-patterns';
import { watchRuleWords } from '@/lib/domain/watch-rule';
import { rateOf } from '@/lib/domain/wilson';
import { now } from '../clock';
import { db } from '../db/pool';
import { countWatched, listPatterns, listTiming, listWatched, tallySignals, type Tally } from '../repositories/signals';
import { marketMeta } from './market-meta';
import { notAmong } from './market-refusals';

/** A list ends here: what is older counts in the scores. The open ones take no room from the settled. */
const mostListed = 100;
const mostOpen = 200;
const patternDays = 90;
const notAdvice = 'Not a recommendation.';

type Asked = { slug: string | undefined; isMember: boolean };

/** Timing signals with their record. What is open is for members; others are told how many there are. */
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
      { notes: [ruleWords, notAdvice] },
    ),
  };
}

/** The short list: its current entries for members, what was taken off for everybody. */
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
      { delay: 'prices', notes: [watchRuleWords, notAdvice] },
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

/** A shape by a rule that this version does not know any more keeps its name. */
const ruleOf = (pattern: string) => Object.entries(pricePatterns).find(([name]) => name === pattern)?.[1] ?? pattern;
