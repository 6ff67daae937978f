import { PayoutsPage } from '@/components/referrals/payouts/payouts-page';

export default PayoutsPage;
