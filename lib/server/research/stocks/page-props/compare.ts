import { isAxiosError } from 'axios';
import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { sourceLine } from '@/lib/content/market/source-line';
import { symbolsContract, type SymbolPage } from '@/lib/contracts/research/symbols';
import { comparisonFrom } from '@/lib/domain/research/comparison';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { isMissing } from '@/lib/server/app/page-props/is-missing';
import { orNull } from '@/lib/server/app/page-props/or-null';
import { compareTable, type CompareTable } from './compare-table';

export type CompareProps = {
  /** Those of the address that we have: the chart is of these. */
  found: readonly string[];
  /** Why others are not shown, as sentences. */
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
  const read = await Promise.all(comparisonFrom(query).tickers.map((id) => readOne(symbols.read({ params: { id } }))));
  const stocks = read.filter((one) => typeof one !== 'string');
  const newest = stocks.toSorted((one, other) => (one.meta.asOf < other.meta.asOf ? 1 : -1))[0];
  const [only] = stocks;
  const peers =
    only && stocks.length === 1 ? await orNull('peers', symbols.stocks({ params: { id: only.ticker } })) : null;
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return {
    props: {
      found: stocks.map(({ ticker }) => ticker),
      unknown: read.filter((one) => typeof one === 'string'),
      table: stocks.length > 0 ? compareTable(stocks) : null,
      peers: (peers?.items ?? []).slice(0, peersOffered).map(({ ticker, name }) => ({ ticker, name })),
      isSample: stocks.some(({ isSample }) => isSample),
      source: newest ? sourceLine(newest.meta) : '',
    },
  };
};

/** A stock, or the API's sentence about one that we do not have. */
async function readOne(asked: Promise<SymbolPage>): Promise<SymbolPage | string> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error) && isAxiosError<{ message: string }>(error)) return error.response?.data.message ?? '';
    throw error;
  }
}
