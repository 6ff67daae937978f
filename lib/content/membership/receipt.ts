import { billingGateCopy } from './billing';

/** Copy of an invoice's page. */
export const receiptCopy = {
  title: 'Invoice',
  description: 'One of your invoices, to print or to save.',
  lead: 'Print it, or choose “Save as PDF” when you print.',
  loading: 'Loading your invoice',
  failed: 'We couldn’t load your invoice',
  missingTitle: 'Invoice not found',
  missingText: 'Check the link, or open the invoice from Billing. You can see only your own invoices.',
  back: 'Back to Billing',
  print: 'Print',
  hosted: 'View at Stripe',
  sample: 'You weren’t charged.',
  seller: 'From',
  buyer: 'Billed to',
  number: 'Invoice number',
  date: 'Date',
  paidOn: 'Paid on',
  status: 'Status',
  plan: 'Plan',
  period: 'Billing period',
  days: (from: string, to: string) => `${from} to ${to}`,
  card: 'Payment method',
  caption: 'What this invoice is for',
  columns: { description: 'Description', amount: 'Amount' },
  /** Line of an invoice for a free period. */
  trial: (from: string, to: string) => `No charge, ${from} to ${to}`,
  /** Line for invoices that were stored without lines. */
  subscription: 'Subscription',
  added: 'Added to your credit',
  tax: 'Tax',
  total: 'Total',
  credit: 'Credit used',
  paid: 'Paid',
  refunded: 'Refunded',
  due: 'Amount due',
} as const;

export const receiptGateCopy = {
  ...billingGateCopy,
  loading: receiptCopy.loading,
  failed: receiptCopy.failed,
  needsScripts: 'Turn on JavaScript to see your invoice.',
  signInTitle: 'Log in to see your invoice',
  signInText: 'You can see only your own invoices.',
} as const;

/** Invoice line of a gift. */
export const giftLine = (months: number) => (months === 1 ? 'Gift of 1 month' : `Gift of ${months} months`);
