import { TradierReturnPage } from '@/components/account/tradier-return-page';

export default TradierReturnPage;
