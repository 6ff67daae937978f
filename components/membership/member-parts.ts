/** What members see on the pages of their plan, in one file. */
export { Billing } from './billing';
export { Checkout } from './checkout';
export { Receipt } from './invoices/receipt';
