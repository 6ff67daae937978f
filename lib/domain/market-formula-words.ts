/** The formulas in words for people, with the rule at the edge: shown beside the charts and tables that use them. */
export const formulaWords = {
  'earnings-per-share': {
    formula: 'net income / diluted shares, fiscal year',
    edge: 'Missing when shares are not reported. A loss stays negative.',
  },
  'pe-ratio': {
    formula: 'price / earnings per share of the fiscal year: the price at its end in charts, the last close in tables',
    edge: 'n/m when earnings are zero or negative.',
  },
  'peg-ratio': {
    formula: 'P/E / yearly growth of earnings per share over three fiscal years, in percent',
    edge: 'n/m when earnings did not grow, or when either end is zero or negative.',
  },
  'net-margin': {
    formula: '100 × net income / revenue, fiscal year',
    edge: 'n/m when revenue is zero or not reported.',
  },
  growth: {
    formula: '100 × (this fiscal year / the one before − 1)',
    edge: 'n/m when the year before is zero or negative.',
  },
  'market-cap': {
    formula: 'last close × shares outstanding',
    edge: 'Missing when either is not known.',
  },
  'cash-flow': {
    formula: 'cash from operations, fiscal year',
    edge: 'Missing when not reported. What operations used up is negative.',
  },
  sum: {
    formula: 'sum over the members that report the figure',
    edge: 'Missing, not zero, when no member reports it. The number of members used is shown.',
  },
  median: {
    formula: 'median over the members that have the ratio',
    edge: 'Members with n/m are left out. The number of members used is shown.',
  },
  index: {
    formula: 'equal parts: 100 at the start, then × the mean of price / price of the month before',
    edge: 'A member that comes later joins with its first step. Dividends are not counted.',
  },
} as const;
export type FormulaName = keyof typeof formulaWords;
