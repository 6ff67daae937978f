import { TransfersPage } from '@/components/brokerage/transfers/transfers-page';

export default TransfersPage;
