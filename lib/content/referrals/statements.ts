import { usdExact } from '@/lib/domain/shared/money';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Formats '2026-10' as 'October 2026'. */
export function monthName(month: string) {
  const [year = '', number = ''] = month.split('-');
  return `${months[Number(number) - 1] ?? ''} ${year}`;
}

/** Copy of the monthly commission statements. */
export const statementCopy = {
  title: 'Statements',
  lead: 'Every change to your balance by month, for both degrees, in UTC.',
  failed: 'We couldn’t load your statements',
  loading: 'Loading your statements',
  empty: 'No statements yet.',
  emptyText: 'Your first statement appears with your first commission.',
  show: (count: number) => (count === 1 ? 'Show 1 statement' : `Show ${count} statements`),
  byMonth: 'Commissions earned per month, after reversals',
  caption: 'Monthly statements, latest first',
  columns: {
    month: 'Month',
    earned: 'Earned',
    reversed: 'Reversed',
    paid: 'Paid out',
    balance: 'Balance',
    file: 'Download',
  },
  kinds: { csv: 'CSV', pdf: 'PDF' },
  statementOf: (month: string) => `Statement ${monthName(month)}`,
  fileName: (month: string, kind: string) => `statement-${month}.${kind}`,
  csvColumns: ['Date', 'Entry', 'Degree', 'Sale', 'Sale amount', 'Rate %', 'Amount', 'Balance'],
  opening: 'Opening balance',
  closing: 'Closing balance',
  taken: (cents: number) => (cents === 0 ? usdExact(0) : usdExact(-cents)),
} as const;
