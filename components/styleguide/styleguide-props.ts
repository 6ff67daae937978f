import type { GetStaticProps } from 'next';
import { isDemo } from '@/lib/content/shared/product';

/** The style guide exists only in demo mode; a production site returns 404. */
export const getStyleguideProps: GetStaticProps = () => (isDemo ? { props: {} } : { notFound: true });
