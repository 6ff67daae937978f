/** Copy of the printed report. Separate from the list's copy, to keep the list's first load small. */
export const tradesReport = {
  title: 'Options trades report',
  description:
    'A printable report of the filtered options trades, with filters, date, checksum and latest ledger hash.',
  print: 'Print or save as PDF',
  back: 'Back to the list',
  facts: {
    record: 'Signals',
    filters: 'Filters',
    order: 'Order',
    trades: 'Trades',
    asOf: 'As of',
    head: 'Latest ledger hash',
  },
  tooMany: (max: string) => `The report has at most ${max} trades. Narrow the filters, or download the CSV.`,
} as const;
