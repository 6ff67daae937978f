import type { GetStaticProps } from 'next';
import { isDemo } from '@/lib/content/product';

/** The style guide is a demonstration's page; a live site answers 404. */
export const getStyleguideProps: GetStaticProps = () => (isDemo ? { props: {} } : { notFound: true });
