import { CheckoutPage } from '@/components/membership/checkout-page';

export default CheckoutPage;
