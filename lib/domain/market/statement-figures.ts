/** Figures of a fiscal year's statements, in whole dollars, and numbers of shares. */
export const statementFigures = [
  'revenue',
  'grossProfit',
  'netIncome',
  'operatingCashFlow',
  'capitalSpending',
  'dividends',
  'totalAssets',
  'currentAssets',
  'currentLiabilities',
  'totalDebt',
  'totalEquity',
  'cash',
  'shares',
] as const;
export type StatementFigure = (typeof statementFigures)[number];
