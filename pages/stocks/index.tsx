import { NotFoundPage } from '@/components/layout/errors/not-found-page';

/** Never rendered: the URL redirects to the default stock. */
export { getDefaultStockProps as getServerSideProps } from '@/lib/server/research/stocks/page-props/stocks';
export default NotFoundPage;
