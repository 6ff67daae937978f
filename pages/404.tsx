import { NotFoundPage } from '@/components/layout/not-found-page';

export { getNotFoundProps as getStaticProps } from '@/lib/server/page-props/search';
export default NotFoundPage;
