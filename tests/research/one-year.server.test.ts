import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chartsContract } from '@/lib/contracts/research/charts';
import { screenerContract } from '@/lib/contracts/research/screener';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { yearChange } from '@/lib/domain/market/year-change';
import { computeFiguresOfSymbol } from '@/lib/server/market/compute-figures';
import { setClock } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { dailyBars } from '@/lib/server/platform/db/schema/market';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { makeSymbol } from '@/tests/support/features/market';

/** The year up to Friday, February 27, 2026 begins on Wednesday, February 26, 2025. */
const closes: [day: string, cents: number][] = [
  ['2025-02-25', 15_000],
  ['2025-02-26', 5_000],
  ['2025-02-28', 6_000],
  // The high is on a Wednesday and the low on a Tuesday, so no week ends with either.
  ['2025-09-03', 12_000],
  ['2025-09-05', 9_000],
  ['2025-11-11', 4_000],
  ['2025-11-14', 6_600],
  ['2026-02-26', 7_000],
  ['2026-02-27', 7_500],
];

describe('[B3] one year', () => {
  let bearer: string;
  beforeAll(async () => {
    // A Sunday: the year ends with the last close, not with today.
    setClock(() => new Date('2026-03-01T12:00:00Z'));
    bearer = (await registerMember()).token;
    await makeSymbol({ ticker: 'YEAR', figures: null });
    await db()
      .insert(dailyBars)
      .values(
        closes.map(([day, cents]) => ({
          ...{ ticker: 'YEAR', day, openCents: cents, highCents: cents, lowCents: cents, closeCents: cents },
          ...{ volume: 1, source: 'sample', isSample: true },
        })),
      );
    await computeFiguresOfSymbol(db(), 'YEAR');
  });
  afterAll(() => setClock(undefined));

  it('starts at the same close in the chart, the comparison, the stock’s figures and the screener: up 50%', async () => {
    const chart = await visitor().ask(chartsContract.candles, { query: { symbol: 'YEAR', range: '1y' }, bearer });
    expect([chart.answer.day[0], chart.answer.close[0], chart.answer.close.at(-1)]).toEqual(['2025-02-26', 50, 75]);
    const query = { symbols: 'YEAR', metric: 'price', range: '1y' } as const;
    const { answer } = await visitor().ask(chartsContract.compare, { query, bearer });
    expect(answer.points[0]).toEqual({ at: '2025-02-26', values: [100] });
    expect(answer.points.at(-1)).toEqual({ at: '2026-02-27', values: [150] });
    const stock = (await visitor().ask(symbolsContract.read, { params: { id: 'YEAR' } })).answer;
    expect(stock.weekly).toEqual([50, 60, 90, 66, 75]);
    expect(yearChange(stock.weekly)).toBe(50);
    const screen = await visitor().ask(screenerContract.list, { query: { columns: 'year-change,from-high' } });
    expect(screen.answer.items[0]?.values).toEqual([50, -37.5]);
  });

  it('has its high and low among the daily closes', async () => {
    const { yearHigh, yearLow } = (await visitor().ask(symbolsContract.read, { params: { id: 'YEAR' } })).answer;
    expect([yearHigh, yearLow]).toEqual([120, 40]);
  });
});
