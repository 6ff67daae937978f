import { CheckoutPage } from '@/components/billing/checkout-page';

export default CheckoutPage;
