import { TradierSamplePage } from '@/components/account/tradier-sample-page';

export default TradierSamplePage;
