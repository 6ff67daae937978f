import { defaultColumns, type ScreenFigure } from '@/lib/domain/research/screener/figures';
import type { Screen } from '@/lib/domain/research/screener/screen';
import type { ScreenerProps } from '@/lib/server/research/screener/page-props/screener';

export const everything: Screen = { sector: null, bounds: {}, columns: defaultColumns, sort: '-market-cap', page: 1 };
export const columns: readonly ScreenFigure[] = ['change', 'pe-ratio'];
const tile = {
  slug: 'robotics',
  name: 'Robotics',
  change: '1.2%',
  sign: -1,
  level: -2,
  cap: '$2 t',
  stocks: '9 stocks',
};
const place = [0, 0, 100, 100] as const;

export const props: ScreenerProps = {
  screen: { ...everything, columns },
  problems: [],
  isImpossible: false,
  sectors: [{ slug: 'robotics', name: 'Robotics' }],
  stocks: [
    { ticker: 'AAPL', name: 'Apple Inc.', cells: [{ text: '1.5%', sign: 1 }, { text: '31.2' }] },
    { ticker: 'LOSS', name: 'Loss Works', cells: [{ text: '2.0%', sign: -1 }, { text: '–' }] },
  ],
  total: 2,
  pages: 1,
  source: 'As of 11/20/2026.',
  isSample: true,
  period: null,
  map: null,
};

export const map: Pick<ScreenerProps, 'period' | 'map'> = {
  period: 'day',
  map: {
    tiles: [{ ...tile, wide: place, tall: place }],
    rows: [tile],
    periods: [
      { label: 'Day', href: '/screener', isCurrent: true },
      { label: 'Year', href: '/screener?period=year', isCurrent: false },
    ],
    isSample: true,
    copy: {
      choose: 'Change over',
      text: 'Area: total market cap.',
      scale: ['−1.5% or less', '+1.5% or more'],
      source: 'As of 11/20/2026.',
      table: 'Show as table',
      caption: 'Sectors by total market cap',
      columns: ['Sector', 'Change', 'Market cap', 'Stocks'],
      none: 'No sectors yet',
      noneText: 'The map appears later.',
    },
  },
};
