import type { GetServerSideProps } from 'next';

/** Rendered for its address, so that what is compared can be read without scripts; the same for everybody. */
export const getCompareProps: GetServerSideProps = ({ res }) => {
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return Promise.resolve({ props: {} });
};
