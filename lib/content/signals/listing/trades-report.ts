/** Copy of the printed report; apart from the list's, to keep its first load small. */
export const tradesReport = {
  title: 'Options trades report',
  description: 'The filtered options trades as a report to print, with filters, date, checksum and ledger head.',
  print: 'Print or save as PDF',
  back: 'Back to the list',
  facts: {
    record: 'Signals',
    filters: 'Filters',
    order: 'Order',
    trades: 'Trades',
    asOf: 'As of',
    head: 'Ledger head',
  },
  tooMany: (most: string) => `The report has at most ${most} trades. Narrow the filters, or download the CSV.`,
} as const;
