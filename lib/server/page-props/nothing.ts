import type { GetStaticProps } from 'next';

/** For a page that needs no data: it is kept like those that do, with the site's address made anew and headers for caches. */
export const getNoProps: GetStaticProps = () => ({ props: {} });
