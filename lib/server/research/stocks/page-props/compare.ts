import type { GetServerSideProps } from 'next';
import { comparisonFrom } from '@/lib/domain/research/comparison';

export type CompareProps = { tickers: readonly string[] };

/** Rendered for its URL, so that it works without scripts; the same for all visitors. */
export const getCompareProps: GetServerSideProps<CompareProps> = ({ query, res }) => {
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return Promise.resolve({ props: { tickers: comparisonFrom(query).tickers } });
};
