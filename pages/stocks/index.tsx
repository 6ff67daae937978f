import { NotFoundPage } from '@/components/layout/errors/not-found-page';

/** Nobody sees it: the address leads on to the default stock. */
export { getDefaultStockProps as getServerSideProps } from '@/lib/server/research/stocks/page-props/stocks';
export default NotFoundPage;
