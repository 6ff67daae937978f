import { EarningsPage } from '@/components/referrals/earnings/earnings-page';

export default EarningsPage;
