import { SalesPage } from '@/components/referrals/earnings/sales-page';

export default SalesPage;
