import type { GetServerSideProps, GetStaticPaths, GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { screenerContract } from '@/lib/contracts/research/screener';
import { symbolsContract, type SymbolPage } from '@/lib/contracts/research/symbols';
import { paths } from '@/lib/domain/shared/paths';
import type { ScreenSort } from '@/lib/domain/research/screener/figures';
import { defaultTicker } from '@/lib/domain/research/sectors';
import { isTicker } from '@/lib/domain/market/tickers';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { isMissing } from '@/lib/server/app/page-props/is-missing';
import { orNull } from '@/lib/server/app/page-props/or-null';
import { headlinesOf, type Headline } from '@/lib/server/research/news/page-props/headline';
import { compareFrom, peerRows, type PeerRows } from './stock-peers';
import type { KeyFigures } from './key-figure';
import { keyFigures } from './stock-figures';
import { scoreDrawing, type ScoreDrawing } from './stock-score';
import { checkGroups, checkTotal, stockFacts, stockQuote, stockYear } from './stock-view';
import type { StockCheckGroup, StockQuote, StockYear } from './stock-view';
import { stockPageCopy, type StockPageCopy } from './stock-copy';

const revalidateS = 60;
const headlinesShown = 4;
const peersShown = 6;

export type StockPageProps = {
  path: string;
  stock: Pick<SymbolPage, 'ticker' | 'name' | 'sectors' | 'isSample'> & { isFund: boolean };
  facts: readonly string[];
  quote: StockQuote;
  figures: KeyFigures;
  year: StockYear | null;
  card: { groups: readonly StockCheckGroup[]; total: string; score: ScoreDrawing };
  /** Null if they could not be loaded; the rest of the page does not depend on them. */
  peers: PeerRows | null;
  /** Tickers that can be added to the price chart: the stock's peers or, for a fund, the largest stocks. */
  besides: readonly string[];
  compareHref: string;
  headlines: readonly Headline[] | null;
  copy: StockPageCopy;
};

/** Stock pages are rendered on first request: the build has no database with the stocks. */
export const getStockPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** The public part of a stock's page. Lower-case tickers redirect; unknown tickers are 404. */
export const getStockProps: GetStaticProps<StockPageProps> = async ({ params }) => {
  const requestedTicker = String(params?.ticker);
  const ticker = requestedTicker.toUpperCase();
  if (!isTicker(ticker)) return { notFound: true, revalidate: revalidateS };
  if (requestedTicker !== ticker) return { redirect: { destination: paths.stock(ticker), permanent: true } };
  try {
    return { props: await readStock(ticker), revalidate: revalidateS };
  } catch (error) {
    if (isMissing(error)) return { notFound: true, revalidate: revalidateS };
    throw error;
  }
};

async function readStock(ticker: string): Promise<StockPageProps> {
  const symbols = createClient(symbolsContract, pageHttp());
  const params = { id: ticker };
  const [stock, peers, news] = await Promise.all([
    symbols.read({ params }),
    orNull('peers', symbols.stocks({ params })),
    orNull('stock news', symbols.news({ params, query: {} })),
  ]);
  const { name, sectors, isSample } = stock;
  const isFund = stock.kind === 'fund';
  const shown = peers && peerRows(peers.items.slice(0, peersShown));
  const besides = isFund ? await largestStocks() : (shown?.rows ?? []).map((peer) => peer.ticker);
  return {
    path: paths.stock(ticker),
    stock: { ticker, name, sectors, isSample, isFund },
    facts: stockFacts(stock),
    quote: stockQuote(stock),
    figures: keyFigures(stock),
    year: stockYear(stock),
    card: stockCard(stock),
    peers: shown,
    besides,
    compareHref: compareFrom(ticker),
    headlines: news && headlinesOf(news.items, headlinesShown),
    copy: stockPageCopy(stock),
  };
}

/** The largest stocks by market cap; empty if they could not be loaded, and then a fund's page has no comparison. */
async function largestStocks() {
  const screen = { sort: '-market-cap' satisfies ScreenSort };
  const list = await orNull('largest stocks', createClient(screenerContract, pageHttp()).list({ query: screen }));
  return (list?.items ?? []).slice(0, peersShown).map(({ ticker }) => ticker);
}

export const stockCard = ({ checks }: Pick<SymbolPage, 'checks'>): StockPageProps['card'] => {
  const groups = checkGroups(checks);
  return { groups, total: checkTotal(checks), score: scoreDrawing(groups) };
};

/** A path without a ticker redirects to the default stock (section 9). */
export const getDefaultStockProps: GetServerSideProps = () =>
  Promise.resolve({ redirect: { destination: paths.stock(defaultTicker), permanent: false } });
