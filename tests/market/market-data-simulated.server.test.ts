import { describe, expect, it } from 'vitest';
import { createFinnhub } from '@/lib/server/providers/market-data/finnhub';
import { marketQuestions, type Bar, type YearlyStatement } from '@/lib/server/providers/market-data/market-data';
import { createSimulatedWire, type Remembered } from '@/lib/server/providers/market-data/simulated-wire';
import { unhurried } from '@/tests/support/providers/fake-finnhub';

const lastBar: Bar = {
  day: '2026-11-17',
  openCents: 9900,
  highCents: 10_100,
  lowCents: 9800,
  closeCents: 10_000,
  volume: 5000,
};
const year: YearlyStatement = {
  ...{ fiscalYear: 2025, periodEnd: '2025-12-31', revenue: 123_456_789_012, grossProfit: 1, netIncome: -7, cash: null },
  ...{
    operatingCashFlow: 5,
    capitalSpending: 3,
    dividends: 2,
    totalAssets: 9,
    currentAssets: 4,
    currentLiabilities: 6,
  },
  ...{ totalDebt: 8, totalEquity: 10, shares: 15_000_000_001 },
};
const stored: Remembered = {
  profile: {
    name: 'Sample Co',
    exchange: 'NYSE',
    currency: 'USD',
    industry: 'Toys',
    sharesOutstanding: 15_000_000_001,
  },
  lastBar,
  statements: [year],
  recommendation: { month: '2026-11-01', strongBuy: 1, buy: 2, hold: 3, sell: 4, strongSell: 5 },
  target: { day: '2026-11-01', lowCents: 9000, meanCents: 11_000, highCents: 13_000, analysts: 12 },
  ownership: { year: 2025, funds: 7, shares: 700 },
};

const provider = (options = {}) => {
  const memory = (ticker: string) => Promise.resolve(ticker === 'KNOWN' ? stored : undefined);
  return createFinnhub({ source: 'sample', wire: createSimulatedWire(memory, options), pace: unhurried });
};
const rangeOf = (ticker: string) => ({ ticker, from: '2026-11-10', to: '2026-11-20' });

describe('the simulated Finnhub', () => {
  it('[R42] continues prices from the last stored day, deterministically', async () => {
    const one = await provider().ask('candles', rangeOf('KNOWN'));
    expect(await provider().ask('candles', rangeOf('KNOWN'))).toEqual(one);
    const [known, ...bars] = one.ok ? one.data : [];
    expect(known).toEqual(lastBar);
    expect(bars.map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(bars.every(({ lowCents, closeCents, highCents }) => lowCents <= closeCents && closeCents <= highCents)).toBe(
      true,
    );
    expect(bars.every(({ closeCents }) => closeCents > 9000 && closeCents < 11_000)).toBe(true);
    expect(new Set(bars.map(({ closeCents }) => closeCents)).size).toBe(3);
  });

  it('[R42] returns everything else as stored, to the last dollar', async () => {
    const simulated = provider();
    const data = async (question: (typeof marketQuestions)[number]) => {
      const answer = await simulated.ask(question, rangeOf('KNOWN'));
      return answer.ok ? answer.data : answer;
    };
    expect(await data('profile')).toEqual(stored.profile);
    expect(await data('financials')).toEqual([year]);
    expect(await data('recommendations')).toEqual([stored.recommendation]);
    expect(await data('target')).toEqual(stored.target);
    expect(await data('ownership')).toEqual(stored.ownership);
    expect(await data('quote')).toMatchObject({ bar: { ...lastBar, volume: 0 } });
    expect(await data('news')).toEqual([]);
  });

  it('[R40] returns zeros and empty lists for an unknown symbol, like the real one', async () => {
    const simulated = provider();
    const answers = await Promise.all(marketQuestions.map((question) => simulated.ask(question, rangeOf('NOBODY'))));
    expect(answers.map((answer) => (answer.ok ? answer.data : answer.reason))).toEqual([
      ...[[], 'not_found', 'not_found', [], [], []],
      ...[[], null, null, []],
    ]);
  });

  it.each([
    ['ERR-403', 'premium'],
    ['ERR-429', 'limit'],
    ['ERR-500', 'down'],
    ['ERR-HTML', 'unusable'],
  ])('[R40] simulates a failure with %s', async (ticker, reason) => {
    expect(await provider().ask('quote', rangeOf(ticker))).toMatchObject({ ok: false, reason });
  });

  it('[R42] refuses what a free plan lacks when configured to', async () => {
    const simulated = provider({ refusesPaid: true });
    const ok = await Promise.all(
      marketQuestions.map(
        async (question) => [question, (await simulated.ask(question, rangeOf('KNOWN'))).ok] as const,
      ),
    );
    expect(ok.filter(([, isOk]) => !isOk).map(([question]) => question)).toEqual([
      'candles',
      'financials',
      'target',
      'ownership',
    ]);
  });
});
