import { isTicker } from '@/lib/domain/market/tickers';
import { maxCompared } from '@/lib/domain/research/research';
import { AppError } from '@/lib/server/platform/errors';

/**
 * Parses a comma-separated list of tickers into unique upper-case tickers. Throws 400 for none, an invalid one or too
 * many.
 */
export function readTickers(listed: string): string[] {
  const names = listed.split(',').map((text) => text.trim().toUpperCase());
  const tickers = [...new Set(names.filter((name) => name !== ''))];
  const wrong = tickers.find((ticker): boolean => !isTicker(ticker));
  if (wrong !== undefined)
    throw new AppError('bad_request', `We don’t recognize ${wrong.slice(0, 20)}. Enter a ticker like AAPL.`);
  if (tickers.length === 0 || tickers.length > maxCompared)
    throw new AppError('bad_request', `Enter 1 to ${maxCompared} tickers separated by commas.`);
  return tickers;
}
