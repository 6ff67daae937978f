import { isAxiosError } from 'axios';
import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { sourceLine } from '@/lib/content/market/source-line';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { comparisonFrom } from '@/lib/domain/research/comparison';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { isMissing } from '@/lib/server/app/page-props/is-missing';
import { orNull } from '@/lib/server/app/page-props/or-null';
import { compareTable, type CompareTable } from './compare-table';

export type CompareProps = {
  /** The stocks in the URL that we cover: the chart shows these. */
  found: readonly string[];
  /** The others. */
  missing: readonly string[];
  /** Why they are not shown, as sentences. */
  unknown: readonly string[];
  table: CompareTable | null;
  /** Stocks of the same sector, for a comparison of one. */
  peers: readonly { ticker: string; name: string }[];
  isSample: boolean;
  source: string;
};

const peersOffered = 4;

/** Rendered for its URL, so that it works without scripts; the same for all visitors. */
export const getCompareProps: GetServerSideProps<CompareProps> = async ({ query, res }) => {
  const symbols = createClient(symbolsContract, pageHttp());
  const { tickers } = comparisonFrom(query);
  const figures = tickers.length > 0 ? await symbols.figures({ query: { symbols: tickers.join(',') } }) : null;
  const stocks = figures?.items ?? [];
  const missing = tickers.filter((ticker) => !stocks.some((stock) => stock.ticker === ticker));
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
      peers: (peers?.items ?? []).slice(0, peersOffered).map(({ ticker, name }) => ({ ticker, name })),
      isSample: stocks.some(({ isSample }) => isSample),
      source: figures && stocks.length > 0 ? sourceLine(figures.meta) : '',
    },
  };
};

/** The API's message about a stock that is not covered, which names similar ones. */
async function whyMissing(request: Promise<unknown>): Promise<string> {
  try {
    await request;
    return '';
  } catch (error) {
    if (isMissing(error) && isAxiosError<{ message: string }>(error)) return error.response?.data.message ?? '';
    throw error;
  }
}
