import type { MapPeriod } from '@/lib/domain/research/screener/figures';

/** Copy of the sector map, sent as data to keep it out of the page's script. */
export const sectorMapCopy = {
  text: (period: MapPeriod) =>
    `Area is total market cap, color is equal-weighted ${period === 'day' ? 'day' : '1Y'} change. Select a sector to see its stocks.`,
  periods: { day: 'Day', year: 'Year' } satisfies Record<MapPeriod, string>,
  choose: 'Change over',
  table: 'Show as table',
  caption: 'Sectors by total market cap',
  columns: { sector: 'Sector', change: 'Change', cap: 'Market cap', stocks: 'Stocks' },
  stocks: (count: number) => `${count} ${count === 1 ? 'stock' : 'stocks'}`,
  none: 'No sectors yet',
  noneText: 'The map appears once sectors have stocks with prices.',
  note: 'Day change is the average of a sector’s stocks. 1Y change is that of the monthly sector index. A stock in several sectors counts in each. Small sectors are drawn larger than scale.',
} as const;
