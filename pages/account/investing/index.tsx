import { InvestingPage } from '@/components/rounds/investing-page';

export default InvestingPage;
