/** Formulas and their edge cases, shown with the charts and tables that use them. */
export const formulaCopy = {
  'earnings-per-share': {
    formula: 'net income / diluted shares, fiscal year',
    edge: 'Missing when shares are not reported. A loss stays negative.',
  },
  'pe-ratio': {
    formula: 'price / EPS of the fiscal year; price at year-end in charts, last close in tables',
    edge: 'n/m when earnings are zero or negative.',
  },
  'peg-ratio': {
    formula: 'P/E / annual EPS growth over three fiscal years, in percent',
    edge: 'n/m when earnings did not grow, or when the first or last year is zero or negative.',
  },
  'net-margin': {
    formula: '100 × net income / revenue, fiscal year',
    edge: 'n/m when revenue is zero or not reported.',
  },
  growth: {
    formula: '100 × (this fiscal year / prior fiscal year − 1)',
    edge: 'n/m when the prior year is zero or negative.',
  },
  'market-cap': {
    formula: 'last close × shares outstanding',
    edge: 'Missing when either is unknown.',
  },
  'cash-flow': {
    formula: 'cash from operations, fiscal year',
    edge: 'Missing when not reported.',
  },
  sum: {
    formula: 'sum of all companies that report it',
    edge: 'Missing when no company reports it.',
  },
  median: {
    formula: 'median of all companies that have the ratio',
    edge: 'Companies with n/m are excluded.',
  },
  index: {
    formula: 'equal-weighted: 100 at the start, then × the mean monthly price change',
    edge: 'New companies join from their second month. Excludes dividends.',
  },
} as const;
export type FormulaName = keyof typeof formulaCopy;
