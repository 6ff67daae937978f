import { isAxiosError } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { price } from '@/lib/content/market/market-figures';
import { productName } from '@/lib/content/shared/product';
import { stockCopy } from '@/lib/content/research/stocks';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { fullDate } from '@/lib/domain/shared/dates';
import { isTicker } from '@/lib/domain/market/tickers';
import { pageHttp } from '../page-props/api-client';
import type { ShareCard } from './share-card';

/** The share card of a stock: its last close with the date, and its weekly prices of the past year. */
export async function cardOfStock(path: string): Promise<ShareCard | undefined> {
  const [, section, ticker, more] = path.split('/');
  if (section !== 'stocks' || !isTicker(ticker) || more !== undefined) return undefined;
  const stock = await readStock(ticker);
  if (!stock) return undefined;
  const { name, priceDay, weekly, isSample } = stock;
  return {
    brand: productName,
    title: stockCopy.title(name, ticker),
    figure: priceDay ? { value: price(stock.price), label: `last close, ${fullDate(priceDay)}` } : null,
    balances: weekly,
    isSample,
  };
}

async function readStock(id: string) {
  try {
    return await createClient(symbolsContract, pageHttp()).read({ params: { id } });
  } catch (error) {
    if (isAxiosError(error) && error.response?.status === 404) return undefined;
    throw error;
  }
}
