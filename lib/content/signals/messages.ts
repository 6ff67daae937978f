/** Shown with the sample trades of January and February 2022. */
export const historicalSample = 'historical sample, one two-month market, not live, hypothetical $1,000 stake';
export const calculationsAreBusy = 'Many people are calculating right now. Please try again in a moment.';
export const tooManyCalculations = 'Too many calculations in a minute. Please wait a moment and try again.';
export const exportsAreBusy = 'Too many exports are running. Please try again in a moment.';
