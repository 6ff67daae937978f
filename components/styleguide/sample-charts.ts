import type { Candles } from '@/lib/contracts/research/charts';
import type { Chart, MarketMeta } from '@/lib/contracts/shared/market-meta';
import { addDays, weekday } from '@/lib/domain/shared/calendar/calendar-days';
import type { ChartUnit } from '@/lib/domain/shared/chart-units';

/** Deterministic sample data. */
const meta: MarketMeta = {
  source: 'Seeded generator',
  asOf: '2026-11-20T21:00:00.000Z',
  delay: 'none',
  license: 'Generated sample data; free to use.',
  isSample: true,
  isStale: false,
  ageS: 0,
  notes: [],
};

const years = Array.from({ length: 10 }, (_, index) => String(2016 + index));
/** A sine wave with a slope, similar to real figures. */
const wave = (index: number, turn: number) =>
  Math.round((1 + index * 0.12 + Math.sin(index * 1.3 + turn) * 0.28) * 1000) / 1000;

const rounded = (value: number, unit: ChartUnit) =>
  unit === 'analysts' ? Math.round(value) : Math.round(value * 100) / 100;

function sample(title: string, unit: ChartUnit, labels: Record<string, number>, at = years): Chart {
  const named = Object.entries(labels);
  return {
    title,
    series: named.map(([label]) => ({ key: label.toLowerCase(), label, unit })),
    points: at.map((name, index) => ({
      at: name,
      values: named.map(([, size], turn) => rounded(size * wave(index, turn), unit)),
    })),
    meta,
  };
}

const withGap = (chart: Chart): Chart => ({
  ...chart,
  points: chart.points.map((point, index) =>
    index === 4 ? { ...point, values: point.values.map(() => null) } : point,
  ),
});

const targets: Chart = {
  ...sample('Price targets', 'USD per share', { Low: 1, Mean: 1, High: 1 }, [
    'ISRG',
    'ROK',
    'SYM',
    'TER',
    'ZBRA',
    'CGNX',
    'PATH',
    'IRBT',
  ]),
};

export const sampleCharts = {
  revenue: sample('Revenue', 'USD', { Revenue: 8.4e9 }),
  income: {
    ...sample('Net income', 'USD', { 'Net income': 1.1e9 }),
    points: years.map((at, index) => ({ at, values: [(index - 3) * 4.1e8] })),
  },
  ratio: withGap(sample('P/E ratio', 'ratio', { Median: 24, 'Lower quartile': 15, 'Upper quartile': 38 })),
  ratings: sample('Recommendations', 'analysts', { 'Strong buy': 12, Buy: 20, Hold: 14, Sell: 4, 'Strong sell': 2 }),
  predicted: {
    ...sample('Predicted price', 'USD per share', { Predicted: 100, Low: 82, High: 121 }),
    points: years.map((at, index) => ({ at, values: [100 + index * 9, 100 + index * 5, 100 + index * 14] })),
  },
  targets: {
    ...targets,
    points: targets.points.map(({ at }, index) => {
      const mean = 60 + ((index * 53) % 140);
      return { at, values: [mean * 0.78, mean, mean * 1.24] };
    }),
  },
  many: sample('Eight sectors', 'index', {
    Robotics: 100,
    Semiconductors: 120,
    Metaverse: 80,
    NFT: 60,
    '3D printing': 90,
    Energy: 75,
    Banks: 110,
    Retail: 95,
  }),
  empty: { ...sample('PEG ratio', 'ratio', { PEG: 1 }), points: [] },
  stale: {
    ...sample('Cash flow', 'USD', { 'Cash flow': 2.2e9 }),
    meta: { ...meta, isStale: true, delay: 'a day late', notes: ['Two of 18 members report in March.'] },
  },
} satisfies Record<string, Chart>;

/** The trading days of a year, without weekends. */
const days = Array.from({ length: 366 }, (_, index) => addDays('2025-11-20', index)).filter(
  (day) => weekday(day) % 6 !== 0,
);

const closes = days.map(
  (_, index) => Math.round((180 + Math.sin(index / 17) * 16 + Math.sin(index / 3.1) * 4 + index * 0.14) * 100) / 100,
);

export const samplePrice: Chart = {
  title: 'Price',
  series: [{ key: 'close', label: 'Close', unit: 'USD per share' }],
  points: days.map((at, index) => ({ at, values: [closes[index] ?? null] })),
  meta,
};

export function sampleCandles(count: number): Candles {
  const from = days.length - count;
  const close = closes.slice(from);
  const open = close.map((value, index) => closes[from + index - 1] ?? value - 1);
  return {
    symbol: 'AAPL',
    day: days.slice(from),
    open,
    close,
    high: close.map(
      (value, index) => Math.round((Math.max(value, open[index] ?? value) + 1 + (index % 3)) * 100) / 100,
    ),
    low: close.map((value, index) => Math.round((Math.min(value, open[index] ?? value) - 1 - (index % 4)) * 100) / 100),
    volume: close.map((_, index) => Math.round(4e7 + Math.sin(index) * 1.5e7)),
    events: [],
    since: days[0] ?? null,
    meta,
  };
}
