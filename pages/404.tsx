import { NotFoundPage } from '@/components/layout/errors/not-found-page';

export { getNotFoundProps as getStaticProps } from '@/lib/server/search/page-props/search';
export default NotFoundPage;
