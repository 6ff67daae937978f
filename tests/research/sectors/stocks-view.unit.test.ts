import { expect, it } from 'vitest';
import type { SectorSymbolList } from '@/lib/contracts/research/sectors';
import { stocksView } from '@/lib/server/research/stocks/page-props/stocks-view';
import { makeMeta } from '@/tests/components/charts/chart-samples';

type Stock = SectorSymbolList['items'][number];

const figures = {
  ...{ change: 1, marketCap: 5, revenue: 4, revenueGrowth: 3, netIncome: 2, cashFlow: 1, peRatio: 20, pegRatio: 1 },
};
const stock = (ticker: string, fiscalYear: number | null): Stock => ({
  ...figures,
  ...{ ticker, name: ticker, price: 10, priceDay: '2026-11-27', fiscalYear, weekly: [], isSample: true },
});
const view = (...years: (number | null)[]) =>
  stocksView({ items: years.map((year, at) => stock(`T${at}`, year)), median: figures, meta: makeMeta() });

it.each([
  [[2025, 2025], 'Prices as of 11/27/2026. Figures of FY2025.', ['', '']],
  [[2025, 2024], 'Prices as of 11/27/2026.', ['FY2025', 'FY2024']],
  [[2025, 2025, 2026], 'Prices as of 11/27/2026. Figures of FY2025 unless noted.', ['', '', 'FY2026']],
  [[2025, 2025, null], 'Prices as of 11/27/2026. Figures of FY2025 unless noted.', ['', '', 'No fiscal year yet']],
  [[null, null], 'Prices as of 11/27/2026.', ['No fiscal year yet', 'No fiscal year yet']],
])('[B5] says a common fiscal year once, and others beside their stocks: %j', (years, source, shown) => {
  const { lines, source: told } = view(...years);
  expect([told, lines.map(({ year }) => year)]).toEqual([source, shown]);
});
