import { createClient } from '@/lib/client/http/create-client';
import { signalTitle } from '@/lib/content/signals/detail/signal-facts';
import { signalPage } from '@/lib/content/signals/detail/signal-page';
import { productName } from '@/lib/content/shared/product';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { pageHttp } from '../page-props/api-client';
import { isMissing } from '../page-props/is-missing';
import type { ShareCard } from './share-card';

/** The share card of a signal: the result if it is closed, and the stock's prices if they are known. */
export async function cardOfSignal(path: string): Promise<ShareCard | undefined> {
  const [, section, id, more] = path.split('/');
  if (section !== 'options-signals' || !id || more !== undefined) return undefined;
  const signal = await readSignal(id);
  if (!signal) return undefined;
  const { trade, prices, meta } = signal;
  const isClosed = trade !== null && trade.roi !== 'TBD';
  return {
    brand: productName,
    title: trade ? signalTitle(trade) : `${signalPage.hidden} ${id}`,
    figure: isClosed ? { value: `${trade.roi}%`, label: 'return on a hypothetical $1,000 stake, before costs' } : null,
    balances: prices.map(({ close }) => Math.round(close * 100)),
    isSample: meta.isSample,
    ...(meta.note ? { note: meta.note } : {}),
  };
}

async function readSignal(id: string) {
  try {
    return await createClient(tradesContract, pageHttp()).signal({ params: { id } });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
