/** Shown with the sample trades of January and February 2022. */
export const historicalSample = 'historical sample, one two-month market, not live, hypothetical $1,000 stake';
export const calculationsAreBusy = 'Many people are calculating right now. Try again in a moment.';
export const tooManyCalculations = 'Too many calculations in a minute. Wait a moment and try again.';
export const exportsAreBusy = 'Too many exports are running. Try again in a moment.';
