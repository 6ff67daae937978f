import { TradierSamplePage } from '@/components/brokerage/tradier/tradier-sample-page';

export default TradierSamplePage;
