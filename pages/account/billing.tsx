import { BillingPage } from '@/components/billing/billing-page';

export default BillingPage;
