import { BillingPage } from '@/components/membership/billing-page';

export default BillingPage;
