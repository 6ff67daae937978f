import { StockRequestsPage } from '@/components/research/stock-requests/stock-requests-page';

export { getStockRequestsProps as getServerSideProps } from '@/lib/server/research/stock-requests/page-props/stock-requests';
export default StockRequestsPage;
