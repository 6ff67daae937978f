/** Shown with the sample trades of January and February 2022. */
export const historicalSample = 'historical sample, one two-month market, not live, hypothetical $1,000 stake';
export const exportsAreBusy = 'Too many files are being made. Please try again in a moment.';
