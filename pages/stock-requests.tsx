import { StockRequestsPage } from '@/components/stock-requests/stock-requests-page';

export { getStockRequestsProps as getServerSideProps } from '@/lib/server/page-props/stock-requests';
export default StockRequestsPage;
