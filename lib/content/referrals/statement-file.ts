import { commissionHoldDays } from '@/lib/domain/referrals/commissions';
import { productName } from '@/lib/content/shared/product';
import { monthName } from './statements';

/** Copy of a statement's PDF. */
export const statementFile = {
  program: `${productName} referral program`,
  title: 'Commission statement',
  documentTitle: (month: string, payee: string) => `Commission statement, ${monthName(month)}, ${payee}`,
  payee: 'Payee',
  period: 'Period',
  days: (month: string, last: number) => `${monthName(month).replace(' ', ` 1–${last}, `)} (UTC)`,
  prepared: 'Prepared',
  account: 'Account',
  sample: 'Sample data',
  sampleNote: 'Sample data: no real payments',
  notOver: 'This month is not over. More entries may follow.',
  columns: ['Date', 'Entry', 'Degree', 'Sale', 'Sale amount', 'Rate', 'Amount', 'Balance'],
  sums: {
    opening: 'Opening balance',
    earned: 'Earned',
    reversed: 'Reversed',
    paid: 'Paid out',
    closing: 'Closing balance',
  },
  note: `Amounts in US dollars. Commissions are approved ${commissionHoldDays} days after the payment.`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
