import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { stockRequestsContract, type StockRequest } from '@/lib/contracts/research/stock-requests';
import { isTicker } from '@/lib/domain/market/tickers';
import { pageHttp } from '@/lib/server/app/page-props/api-client';

export type StockRequestsProps = {
  items: readonly StockRequest[];
  nextCursor: string | null;
  /** Whether this is a later page of the list. */
  isLater: boolean;
  /** The ticker to prefill in the form, after a search without results. */
  wanted: string;
};

/** The list is the same for all visitors; the browser loads the member's own votes. */
export const getStockRequestsProps: GetServerSideProps<StockRequestsProps> = async ({ query, res }) => {
  const cursor = typeof query.cursor === 'string' ? query.cursor.slice(0, 200) : '';
  const requestedTicker = typeof query.ticker === 'string' ? query.ticker.toUpperCase() : '';
  const requests = createClient(stockRequestsContract, pageHttp());
  const { items, nextCursor } = await requests.list({ query: cursor ? { cursor } : {} });
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=10, stale-while-revalidate=100');
  return {
    props: { items, nextCursor, isLater: cursor !== '', wanted: isTicker(requestedTicker) ? requestedTicker : '' },
  };
};
