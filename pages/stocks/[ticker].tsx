import { StockPage } from '@/components/stocks/stock-page';
import { AddToWatchlist } from '@/components/watchlists/add-to-watchlist';
import type { StockPageProps } from '@/lib/server/page-props/stocks';

export { getStockPaths as getStaticPaths, getStockProps as getStaticProps } from '@/lib/server/page-props/stocks';

export default function Stock(props: StockPageProps) {
  return <StockPage {...props} action={<AddToWatchlist key={props.stock.ticker} ticker={props.stock.ticker} />} />;
}
