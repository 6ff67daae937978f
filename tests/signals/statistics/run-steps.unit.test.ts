import { describe, expect, it } from 'vitest';
import { keyFigureSteps } from '@/lib/content/signals/key-figures';
import { pictureSteps } from '@/lib/charts/signals/record-pictures';
import { recordStatistics, recordStatisticsSteps } from '@/lib/content/signals/statistics/record-statistics';
import { whatIfSteps } from '@/lib/content/signals/what-if/what-if-result';
import { bootstrapSteps } from '@/lib/domain/signals/statistics/bootstrap';
import { randomSteps } from '@/lib/domain/signals/statistics/baselines';
import type { Steps } from '@/lib/domain/signals/statistics/steps';
import { withBalances } from '@/lib/domain/signals/trades';
import { runSteps } from '@/lib/server/signals/page-props/run-steps';
import { thirtySixTrades } from './thirty-six-trades';

const trades = withBalances(
  Array.from({ length: 20_000 }, (_, at) => ({ ...thirtySixTrades[at % 36]!, number: at + 1 })),
);
const setting = { closes: new Map(), today: '2026-11-24' };
const days = { from: '2022-01-01', to: '2022-12-31' };
const following = { ...days, stakeCents: 100_000, monthlyCents: 4_900, feeCents: 65, fill: 'ask' as const };
const results = Array.from({ length: 5_000 }, (_, at) => (at % 101) - 50);

/** How often other queued work runs while figures are computed. */
async function turnsDuring(steps: Steps<unknown>) {
  let [turns, isDone] = [0, false];
  const other = () => {
    turns += 1;
    if (!isDone) setImmediate(other);
  };
  setImmediate(other);
  await runSteps(steps);
  isDone = true;
  return turns;
}

describe('[C10] while the figures of 20,000 trades are computed, other requests are served', () => {
  it.each<[name: string, steps: () => Steps<unknown>, min: number]>([
    // 500 random orders of 20,000 trades, in steps of half a million draws, and four prices.
    ['the statistics', () => recordStatisticsSteps(trades, setting), 24],
    ['the pictures', () => pictureSteps(trades), 3],
    ['the what-if form', () => whatIfSteps(trades, following), 3],
    ['the key figures', () => keyFigureSteps(trades), 2],
    // 2,000 resamples of 5,000 results, in steps of the same size.
    ['an interval', () => bootstrapSteps(results), 20],
    ['a random direction', () => randomSteps(results.map((Call) => ({ Call, Put: -Call }))), 20],
  ])('%s', async (_name, steps, min) => {
    expect(await turnsDuring(steps())).toBeGreaterThanOrEqual(min);
  });

  it('and the result is the same as without pauses', async () => {
    expect(await runSteps(recordStatisticsSteps(trades, setting))).toEqual(recordStatistics(trades, setting));
  });
});
