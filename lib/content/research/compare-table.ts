/** Copy of the comparison's table, formatted on the server. */
export const compareTableCopy = {
  caption: 'Key figures',
  best: 'best',
  tied: 'tied for best',
  rows: {
    price: 'Last close',
    change: 'Day change',
    year: '1Y change',
    cap: 'Market cap',
    pe: 'P/E',
    peg: 'PEG',
    revenue: 'Revenue',
    growth: 'Revenue growth',
    margin: 'Net margin',
    cashFlow: 'Cash flow',
    dividend: 'Dividend yield',
  },
  note: 'Shaded figures in bold are the best in each row. A lower P/E and PEG and a higher 1Y change, growth, margin and yield count as better. Day change and size are not ranked. A dash (–) means not reported or not meaningful. Figures are for the last fiscal year.',
} as const;
