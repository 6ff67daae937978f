import type { Sort } from '@/components/ui/tables/table';

export const watchColumns = ['ticker', 'reason', 'growth', 'pe', 'since', 'until', 'change'] as const;
export type WatchColumn = (typeof watchColumns)[number];

/** Latest first, the order of the page's data. */
export const latestFirst: Sort<WatchColumn> = { key: 'since', direction: 'desc' };
