/** Bundles what members see on the pages about their plan into one chunk. */
export { Billing } from './billing';
export { Checkout } from './checkout';
export { Receipt } from './invoices/receipt';
