import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/create-client';
import { stockRequestsContract, type StockRequest } from '@/lib/contracts/stock-requests';
import { isTicker } from '@/lib/domain/tickers';
import { pageHttp } from './api-client';

export type StockRequestsProps = {
  items: readonly StockRequest[];
  nextCursor: string | null;
  /** This is a later page of the list. */
  isLater: boolean;
  /** The ticker that the reader did not find elsewhere, to begin the form with. */
  wanted: string;
};

/** The list is the same for everybody; who voted is asked by the browser. */
export const getStockRequestsProps: GetServerSideProps<StockRequestsProps> = async ({ query, res }) => {
  const cursor = typeof query.cursor === 'string' ? query.cursor.slice(0, 200) : '';
  const asked = typeof query.ticker === 'string' ? query.ticker.toUpperCase() : '';
  const requests = createClient(stockRequestsContract, pageHttp());
  const { items, nextCursor } = await requests.list({ query: cursor ? { cursor } : {} });
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=10, stale-while-revalidate=100');
  return { props: { items, nextCursor, isLater: cursor !== '', wanted: isTicker(asked) ? asked : '' } };
};
