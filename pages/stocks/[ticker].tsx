import { StockPage } from '@/components/research/stocks/stock-page';
import { AddToWatchlist } from '@/components/research/watchlists/add-to-watchlist';
import type { StockPageProps } from '@/lib/server/research/stocks/page-props/stocks';

export {
  getStockPaths as getStaticPaths,
  getStockProps as getStaticProps,
} from '@/lib/server/research/stocks/page-props/stocks';

export default function Stock(props: StockPageProps) {
  return <StockPage {...props} action={<AddToWatchlist key={props.stock.ticker} ticker={props.stock.ticker} />} />;
}
