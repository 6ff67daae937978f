/** Shown with the sample trades of January and February 2022. */
export const historicalSample = 'historical sample, one two-month market, not live, hypothetical $1,000 stake';
