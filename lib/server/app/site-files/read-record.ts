import { createClient } from '@/lib/client/http/create-client';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { thinnedPlaces } from '@/lib/charts/thinned-places';
import { fromWireTrades } from '@/lib/domain/signals/trade-wire';
import { equityCurve, isClosed } from '@/lib/domain/signals/trades';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { readAllTrades } from '@/lib/server/signals/page-props/all-trades';
import { readStoredFigures } from '@/lib/server/signals/page-props/read-stored-figures';

/** Metadata of the public trade record, such as its date and whether it is a sample. */
export async function readRecordMeta() {
  const { meta } = await createClient(tradesContract, pageHttp()).list({ query: { limit: 1 } });
  return meta;
}

/** The trades that closed most recently, latest first. */
export async function readLatestClosed(limit: number) {
  const query = { sort: 'closeDate', dir: 'desc', limit } as const;
  const { items, meta } = await createClient(tradesContract, pageHttp()).list({ query });
  return fromWireTrades(items, meta.isSample).filter(isClosed);
}

/** Max number of points in the curve; more would not be visible in a picture. */
const maxPoints = 600;

/** The part of the record that share pictures show. */
export const keptShareCurve = () =>
  readStoredFigures({ name: 'share picture', usesPrices: false }, async () => {
    const { trades, meta } = await readAllTrades('record');
    const balances = equityCurve(trades).map(({ thousandCents }) => thousandCents);
    const shown = thinnedPlaces(balances, maxPoints).flatMap((place) => balances[place] ?? []);
    return { closed: balances.length, balances: shown, isSample: meta.isSample, note: meta.note ?? null };
  });

/**
 * Max number of signals in the sitemap, which may list 50,000 URLs of all kinds. Older signals are found through links.
 */
const maxSignals = 5_000;

/** The ids of the newest closed trades, in the order in which their signals were issued. */
export const keptSitemapIds = () =>
  readStoredFigures({ name: 'sitemap', usesPrices: false }, async () => {
    const { trades } = await readAllTrades('record');
    return trades
      .filter(isClosed)
      .slice(-maxSignals)
      .map(({ id }) => id);
  });
