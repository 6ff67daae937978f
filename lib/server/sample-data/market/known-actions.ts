import type { DateOnly } from '@/lib/domain/shared/dates';

/**
 * Companies that pay a dividend today but did not always, with their first ex-dividend date: well-known facts must be
 * true in the sample too.
 */
export const firstDividends: Readonly<Record<string, DateOnly>> = {
  CRM: '2024-03-13',
  GM: '2022-08-30',
  GOOGL: '2024-06-10',
  META: '2024-02-21',
  PYPL: '2025-11-19',
};

/**
 * Recent splits: new shares for one old share (below one in a reverse split), and the first trading day after the
 * split.
 */
export const knownSplits: readonly (readonly [ticker: string, day: DateOnly, sharesForOne: number])[] = [
  ['AMZN', '2022-06-06', 20],
  ['FTNT', '2022-06-23', 5],
  ['GOOGL', '2022-07-18', 20],
  ['GME', '2022-07-22', 4],
  ['TSLA', '2022-08-25', 3],
  ['PANW', '2022-09-14', 3],
  ['NVDA', '2024-06-10', 10],
  ['AVGO', '2024-07-15', 10],
  ['MSTR', '2024-08-08', 10],
  ['LRCX', '2024-10-03', 10],
  ['FCEL', '2024-11-11', 1 / 30],
  ['PANW', '2024-12-16', 2],
  ['CHPT', '2025-07-28', 1 / 20],
  ['LCID', '2025-09-02', 1 / 10],
  ['NOW', '2025-12-18', 5],
];
