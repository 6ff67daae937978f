export const textsNeedPlan = 'Signal texts need a plan that includes options signals.';
export const signalsCountryNotServed = 'We can’t text signals to numbers in this country. You still get them by email.';
export const signalTextsOff = 'Text messages are not available. You still get signals by email.';
export const phoneCodeWrong = 'That code is wrong or has expired. Check it, or start over to get a new one.';
