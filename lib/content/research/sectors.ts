import { paths } from '@/lib/domain/shared/paths';
import { storyCopy } from './stories';

/** Breadcrumb of a sector's pages. */
export const sectorTrail = [
  { label: 'Research', href: paths.sectorInsights },
  { label: 'Sectors', href: paths.sectors },
] as const;

/** Copy of a sector's page, sent as page data. */
export const sectorCopy = {
  index: {
    title: 'Sector index',
    text: 'Equal-weighted, monthly. Start = 100.',
    none: 'The index appears once we have two months of prices.',
  },
  table: {
    title: 'Stocks',
    text: 'Sort by any column or filter the list.',
    empty: 'No stocks in this sector yet',
  },
  notes: 'How we calculate these figures',
  charts: {
    title: 'Charts',
    text: 'Revenue, earnings, valuation, ownership and analyst forecasts.',
    visitors: 'Create a free account to see all charts. No credit card required.',
  },
  news: {
    title: 'Latest news',
    all: 'All sector news',
    none: 'No news about these stocks yet.',
    opens: storyCopy.opens,
  },
  signals: {
    title: 'Signal track record',
    text: 'Each signal is locked when issued and scored on its due date. The baseline is the simplest guess: a rise for every timing signal, and no change for every price forecast.',
    all: 'All timing signals',
  },
} as const;

export type SectorCopy = typeof sectorCopy;
