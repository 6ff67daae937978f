import type { GetStaticProps } from 'next';
import { isDemo } from '@/lib/content/shared/product';

/** The style guide exists in demo mode only; a live site returns 404. */
export const getStyleguideProps: GetStaticProps = () => (isDemo ? { props: {} } : { notFound: true });
