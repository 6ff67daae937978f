import { ComingPage } from '@/components/layout/coming-page';

export { getStockProps as getServerSideProps } from '@/lib/server/page-props/planned';
export default ComingPage;
