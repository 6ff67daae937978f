import type { GetStaticProps } from 'next';

/** For a page without data: makes it static, so that it is regenerated with the site's URL and gets cache headers. */
export const getNoProps: GetStaticProps = () => ({ props: {} });
