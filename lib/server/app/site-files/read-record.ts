import { createClient } from '@/lib/client/http/create-client';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { thinnedPlaces } from '@/lib/charts/thinned-places';
import { fromWireTrades } from '@/lib/domain/signals/trade-wire';
import { equityCurve, isClosed } from '@/lib/domain/signals/trades';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { readAllTrades } from '@/lib/server/signals/page-props/all-trades';
import { readStoredFigures } from '@/lib/server/signals/page-props/read-stored-figures';

/** Source and age of the public trade record, from our own API or the external one. */
export async function readRecordMeta() {
  const { meta } = await createClient(tradesContract, pageHttp()).list({ query: { limit: 1 } });
  return meta;
}

/** The trades that were closed last, the latest first. */
export async function readLatestClosed(limit: number) {
  const query = { sort: 'closeDate', dir: 'desc', limit } as const;
  const { items, meta } = await createClient(tradesContract, pageHttp()).list({ query });
  return fromWireTrades(items, meta.isSample).filter(isClosed);
}

/** More points would not be visible in a picture. */
const mostPoints = 600;

/** What a share picture shows of the record. */
export const keptShareCurve = () =>
  readStoredFigures({ name: 'share picture', usesPrices: false }, async () => {
    const { trades, meta } = await readAllTrades('record');
    const balances = equityCurve(trades).map(({ thousandCents }) => thousandCents);
    const shown = thinnedPlaces(balances, mostPoints).flatMap((place) => balances[place] ?? []);
    return { closed: balances.length, balances: shown, isSample: meta.isSample, note: meta.note ?? null };
  });

/** Older ones are found by links: a sitemap has room for 50,000 addresses of all kinds. */
const mostSignals = 5_000;

/** The ids of the newest closed trades, in order of issue. */
export const keptSitemapIds = () =>
  readStoredFigures({ name: 'sitemap', usesPrices: false }, async () => {
    const { trades } = await readAllTrades('record');
    return trades
      .filter(isClosed)
      .slice(-mostSignals)
      .map(({ id }) => id);
  });
