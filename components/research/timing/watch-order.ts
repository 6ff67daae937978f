import type { Sort } from '@/components/ui/tables/table';

export const watchColumns = ['ticker', 'reason', 'since', 'until', 'change'] as const;
export type WatchColumn = (typeof watchColumns)[number];

/** The latest first, in which the list comes along. */
export const latestFirst: Sort<WatchColumn> = { key: 'since', direction: 'desc' };
