import type { Candles } from '@/lib/contracts/research/charts';
import type { Chart, MarketMeta } from '@/lib/contracts/shared/market-meta';

const meta: MarketMeta = {
  source: 'Seeded generator',
  asOf: '2026-11-20T21:00:00.000Z',
  delay: 'none',
  license: 'Free.',
  isSample: true,
  isStale: false,
  ageS: 0,
  notes: [],
};

export const makeMeta = (overrides: Partial<MarketMeta> = {}): MarketMeta => ({ ...meta, ...overrides });

/** Three years of two series, with a gap. */
export const makeChart = (overrides: Partial<Chart> = {}): Chart => ({
  title: 'Statements',
  series: [
    { key: 'revenue', label: 'Revenue', unit: 'USD' },
    { key: 'income', label: 'Net income', unit: 'USD' },
  ],
  points: [
    { at: '2023', values: [5e9, 2e9] },
    { at: '2024', values: [6e9, null] },
    { at: '2025', values: [7e9, -3e9] },
  ],
  meta,
  ...overrides,
});

export function makeCandles(count = 40): Candles {
  const days = Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const of = (value: (index: number) => number) => days.map((_, index) => value(index));
  return {
    symbol: 'AAPL',
    day: days,
    open: of((index) => 100 + index),
    high: of((index) => 103 + index),
    low: of((index) => 99 + index),
    close: of((index) => 102 + index),
    volume: of(() => 4_000_000),
    events: [],
    since: '2015-01-02',
    meta,
  };
}
