import { isAxiosError } from 'axios';
import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { sourceLine } from '@/lib/content/market/source-line';
import { compareCopy } from '@/lib/content/research/stocks';
import { symbolsContract, type ComparedStock } from '@/lib/contracts/research/symbols';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { comparisonFrom } from '@/lib/domain/research/comparison';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { isMissing } from '@/lib/server/app/page-props/is-missing';
import { orNull } from '@/lib/server/app/page-props/or-null';
import { compareTable, type CompareTable } from './compare-table';
import { peerRows, type PeerRow } from './stock-peers';
import { weeklyComparison } from './weekly-comparison';

export type CompareProps = {
  /** The tickers in the URL that we cover; the chart shows these. */
  found: readonly string[];
  /** The tickers in the URL that we do not cover. */
  missing: readonly string[];
  /** For each missing ticker, a sentence on why it is not shown. */
  unknown: readonly string[];
  table: CompareTable | null;
  /** Weekly price chart for visitors. */
  weekly: Chart | null;
  /** The stocks of each example, by its label; shown when nothing is compared. */
  examples: Readonly<Record<string, readonly PeerRow[]>>;
  /** Stocks of the same sector, when only one stock is compared. */
  peers: readonly { ticker: string; name: string }[];
  isSample: boolean;
  source: string;
};

const peersOffered = 4;

/** Rendered on the server from the query, so that it works without JavaScript; the same for all visitors. */
export const getCompareProps: GetServerSideProps<CompareProps> = async ({ query, res }) => {
  const symbols = createClient(symbolsContract, pageHttp());
  const { tickers } = comparisonFrom(query);
  const figures = tickers.length > 0 ? await symbols.figures({ query: { symbols: tickers.join(',') } }) : null;
  const stocks = figures?.items ?? [];
  const missing = tickers.filter((ticker) => !stocks.some((stock) => stock.ticker === ticker));
  const examples = stocks.length > 0 ? [] : await Promise.all(compareCopy.examples.map(readExample(symbols)));
  const exampleStocks = examples.flatMap(({ items }) => items);
  const [only] = stocks;
  const peers =
    only && stocks.length === 1 ? await orNull('peers', symbols.stocks({ params: { id: only.ticker } })) : null;
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return {
    props: {
      found: stocks.map(({ ticker }) => ticker),
      missing,
      unknown: await Promise.all(missing.map((id) => whyMissing(symbols.read({ params: { id } })))),
      table: stocks.length > 0 ? compareTable(stocks) : null,
      weekly: figures && weeklyComparison(stocks, figures.meta),
      examples: Object.fromEntries(examples.map(({ label, items }) => [label, peerRows(items).rows])),
      peers: (peers?.items ?? []).slice(0, peersOffered).map(({ ticker, name }) => ({ ticker, name })),
      isSample: [...stocks, ...exampleStocks].some(({ isSample }) => isSample),
      source: figures && stocks.length > 0 ? sourceLine(figures.meta) : '',
    },
  };
};

/** An example with the figures of its stocks. If they cannot be loaded, the example remains a link. */
const readExample =
  (symbols: { figures: (request: { query: { symbols: string } }) => Promise<{ items: ComparedStock[] }> }) =>
  async ({ label, tickers }: (typeof compareCopy.examples)[number]) => {
    const figures = await orNull('example', symbols.figures({ query: { symbols: tickers.join(',') } }));
    return { label, items: figures?.items ?? [] };
  };

/** The API's error message about a stock that is not covered, which suggests similar tickers. */
async function whyMissing(request: Promise<unknown>): Promise<string> {
  try {
    await request;
    return '';
  } catch (error) {
    if (isMissing(error) && isAxiosError<{ message: string }>(error)) return error.response?.data.message ?? '';
    throw error;
  }
}
