import { NotFoundPage } from '@/components/layout/not-found-page';

/** Nobody sees it: the address leads on to the default stock. */
export { getDefaultStockProps as getServerSideProps } from '@/lib/server/page-props/stocks';
export default NotFoundPage;
