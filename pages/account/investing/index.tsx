import { InvestingPage } from '@/components/investing/rounds/investing-page';

export default InvestingPage;
