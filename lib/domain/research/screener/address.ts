import { paths } from '@/lib/domain/shared/paths';
import type { MapPeriod } from './figures';
import { screenQuery, type Screen } from './screen';

/** URL of a screen, or of its heat map if a period is given. */
export const screenerAddress = (screen: Screen, period: MapPeriod | null = null) =>
  addressWith(paths.screener, { ...screenQuery(screen), ...(period ? { period } : {}) });

/** URL of the CSV file with all stocks of a screen. */
export const screenFileAddress = (screen: Screen) =>
  addressWith('/api/screener/file', screenQuery({ ...screen, page: 1 }));

/** A URL that keeps commas unencoded, so that it stays readable. */
export function addressWith(path: string, query: Record<string, string>) {
  const text = new URLSearchParams(query).toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}
