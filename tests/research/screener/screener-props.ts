import { defaultColumns, type ScreenFigure } from '@/lib/domain/research/screener/figures';
import type { Screen } from '@/lib/domain/research/screener/screen';
import type { ScreenerProps } from '@/lib/server/research/screener/page-props/screener';

export const everything: Screen = { sector: null, bounds: {}, columns: defaultColumns, sort: '-market-cap', page: 1 };
export const columns: readonly ScreenFigure[] = ['change', 'pe-ratio'];
const place = { '--x': 0, '--y': 0, '--w': 100, '--h': 100 };
const tile = {
  ticker: 'AAPL',
  name: 'Apple Inc.',
  change: '−1.2%',
  sign: -1,
  level: -2,
  cap: '$2 t',
  place,
};

export const props: ScreenerProps = {
  screen: { ...everything, columns },
  problems: [],
  isImpossible: false,
  noneText: 'Widen a range or remove a filter.',
  sectors: [{ slug: 'robotics', name: 'Robotics' }],
  stocks: [
    { ticker: 'AAPL', name: 'Apple Inc.', cells: [{ text: '1.5%', sign: 1 }, { text: '31.2' }] },
    { ticker: 'LOSS', name: 'Loss Works', cells: [{ text: '2.0%', sign: -1 }, { text: '–' }] },
  ],
  total: 2,
  pages: 1,
  source: 'As of 11/20/2026.',
  isSample: true,
  views: {
    label: 'View',
    links: [
      { label: 'Table', href: '/screener?columns=change,pe-ratio', isCurrent: true },
      { label: 'Heat map', href: '/screener?columns=change,pe-ratio&period=day', isCurrent: false },
    ],
  },
  period: null,
  map: null,
};

export const map: Pick<ScreenerProps, 'period' | 'map'> = {
  period: 'day',
  map: {
    tallHeight: 704,
    groups: [{ name: 'Robotics', href: '/screener?sector=robotics&period=day', place, tiles: [tile], rests: [] }],
    periods: {
      label: 'Change over',
      links: [
        { label: 'Day', href: '/screener?period=day', isCurrent: true },
        { label: 'Year', href: '/screener?period=year', isCurrent: false },
      ],
    },
    sectors: {
      label: 'Sectors on the map',
      links: [{ label: 'All sectors', href: '/screener?period=day', isCurrent: true }],
    },
    isSample: true,
    scale: [
      { level: -6, label: '−3%' },
      { level: 0, label: '0%' },
      { level: 6, label: '+3%' },
    ],
    text: '1 stock. Area is market cap. As of 11/20/2026.',
    copy: {
      skip: 'Skip to the table',
      cap: 'Market cap',
      change: 'Day change',
      table: 'Show as table',
      caption: 'Stocks on the map by sector',
      columns: ['Stock', 'Market cap', 'Day change'],
      none: 'No stock to draw',
      noneText: 'No stock that matches these filters has a market cap.',
    },
  },
};
