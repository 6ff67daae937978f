/** Describes the sample record where its results are shown outside a table. */
export const sampleSentence =
  'Sample from January and February 2022: one market, not live, $1,000 hypothetical per trade.';
