import { paths } from '@/lib/domain/shared/paths';
import type { MapPeriod } from './figures';
import { screenQuery, type Screen } from './screen';

/** A screen's page; with a period, its heat map. */
export const screenerAddress = (screen: Screen, period: MapPeriod | null = null) =>
  addressWith(paths.screener, { ...screenQuery(screen), ...(period ? { period } : {}) });

/** The file of all stocks of a screen. */
export const screenFileAddress = (screen: Screen) =>
  addressWith('/api/screener/file', screenQuery({ ...screen, page: 1 }));

/** An address whose commas stay readable when it is shared. */
export function addressWith(path: string, query: Record<string, string>) {
  const text = new URLSearchParams(query).toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}
