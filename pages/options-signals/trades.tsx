import { TradesPage } from '@/components/signals/trades/trades-page';

export { getTradesProps as getServerSideProps } from '@/lib/server/signals/page-props/trades';
export default TradesPage;
