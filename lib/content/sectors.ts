import { paths } from '@/lib/domain/paths';
import { storyWords } from './stories';

/** The way to a sector's pages. */
export const sectorTrail = [
  { label: 'Research', href: paths.sectorInsights },
  { label: 'Sectors', href: paths.sectors },
] as const;

/** Words of the page about one sector: they come along as its props. */
export const sectorWords = {
  jumps: {
    label: 'On this page',
    parts: [
      { anchor: 'figures', label: 'Figures and index' },
      { anchor: 'stocks', label: 'Stocks' },
      { anchor: 'charts', label: 'Charts' },
      { anchor: 'signals', label: 'Signals' },
      { anchor: 'news', label: 'News' },
    ],
    charts: 'Charts by name',
    back: 'Back to the list of this page',
  },
  index: {
    title: 'The sector’s index',
    text: 'Equal parts of every stock, by month, 100 at the start.',
    none: 'The index is drawn once two months of prices are on file.',
  },
  table: {
    title: 'Its stocks, compared',
    text: 'Sort by any column and narrow the list. The address keeps what you chose, so a link you pass on shows the same table.',
    empty: 'No stocks are on file for this sector yet',
  },
  notes: 'How these figures are made, and what n/m means',
  charts: {
    title: 'Eleven charts',
    text: 'From what the sector sells to what is expected of it. Each has its numbers as a table, as a file and by ear.',
    visitors: 'The charts are for members. An account is free and asks for no card.',
  },
  news: {
    title: 'Latest news',
    all: 'All news of this sector',
    none: 'Nothing has been written about these stocks yet.',
    opens: storyWords.opens,
    samples: 'Sample stories: nobody wrote these articles, so there is nothing to open.',
  },
  signals: {
    title: 'Its timing signals, and how they did',
    text: 'Every signal is kept as it was issued and judged on the day it was due.',
    all: 'All timing signals',
  },
} as const;

export type SectorWords = typeof sectorWords;
