import type { GetServerSideProps } from 'next';
import { comparisonFrom } from '@/lib/domain/comparison';

export type CompareProps = { tickers: readonly string[] };

/** Rendered for its address, so that it can be read without scripts which stocks are meant; the same for everybody. */
export const getCompareProps: GetServerSideProps<CompareProps> = ({ query, res }) => {
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return Promise.resolve({ props: { tickers: comparisonFrom(query).tickers } });
};
