const days = (from: number, to: number) =>
  new Map([
    ['2022-01-03', from],
    ['2022-02-04', to],
  ]);

/** Closes in cents on the dates of the thirty-six trades: the stock gained 10%, the index lost 2.5%. */
export const knownCloses = new Map([
  ['AAPL', days(17_000, 18_700)],
  ['SPY', days(40_000, 39_000)],
]);
