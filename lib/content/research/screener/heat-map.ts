import type { MapPeriod } from '@/lib/domain/research/screener/figures';
import { groupDigits } from '@/lib/domain/shared/numbers';

const changes: Record<MapPeriod, string> = {
  day: 'Day change',
  week: '1W change',
  month: '1M change',
  year: '1Y change',
};
const inText = (period: MapPeriod) => changes[period].replace('Day', 'day');
const stocks = (count: number) => `${groupDigits(count)} ${count === 1 ? 'stock' : 'stocks'}`;

/** Copy of the heat map, sent as page data to keep it out of the scripts. */
export const heatMapCopy = {
  views: { label: 'View', table: 'Table', map: 'Heat map' },
  change: changes,
  periods: { day: 'Day', week: 'Week', month: 'Month', year: 'Year' } satisfies Record<MapPeriod, string>,
  choose: 'Change over',
  sectors: 'Sectors on the map',
  all: 'All sectors',
  other: 'Other',
  /** Short names for sectors that are drawn narrow. */
  short: {
    '3d-printing': '3D',
    'clean-energy': 'Energy',
    'cloud-software': 'Cloud',
    cybersecurity: 'Cyber',
    'electric-vehicles': 'EVs',
    semiconductors: 'Chips',
  } as Readonly<Record<string, string>>,
  rest: (count: number, all: number) => (count === all ? stocks(count) : `${count} more`),
  more: (mark: string, sector: string, period: MapPeriod, change: string) =>
    `${mark} in ${sector}. Average ${inText(period)}: ${change}.`,
  skip: 'Skip to the table',
  cap: 'Market cap',
  /** How many stocks are drawn, out of how many. */
  shown: (shown: number, sized: number, matching: number) => {
    if (shown === matching) return `${shown === 1 ? '' : 'All '}${stocks(shown)}.`;
    const largest = `${shown < sized ? 'The ' : ''}${groupDigits(shown)}${shown < sized ? ' largest' : ''} of ${stocks(matching)}.`;
    const without = matching - sized;
    return without === 0
      ? largest
      : `${largest} ${groupDigits(without)} ${without === 1 ? 'has' : 'have'} no market cap.`;
  },
  meaning: (period: MapPeriod) => `Area shows market cap, color the ${inText(period)}.`,
  shownOnce: 'A stock in several sectors is shown once.',
  enlarged: 'Small sectors are enlarged, so compare areas only within a sector.',
  shared: 'The smallest stocks of a sector share a tile with their average change.',
  tilesEnlarged: 'A sector’s smallest tiles are enlarged to fit their text.',
  table: 'Show as table',
  caption: 'Stocks on the map by sector',
  columns: { stock: 'Stock', cap: 'Market cap' },
  none: 'No stock to draw',
  noneText: 'No stock that matches these filters has a market cap.',
} as const;
