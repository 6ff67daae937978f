import { TradesReport } from '@/components/signals/trades/trades-report';

export { getTradesReportProps as getServerSideProps } from '@/lib/server/signals/page-props/trades-report';
export default TradesReport;
