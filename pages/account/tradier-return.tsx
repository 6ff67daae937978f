import { TradierReturnPage } from '@/components/brokerage/tradier/tradier-return-page';

export default TradierReturnPage;
