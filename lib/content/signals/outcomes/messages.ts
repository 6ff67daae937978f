export const outcomesNeedPlan = 'Reporting results needs a plan that includes options signals.';
export const outcomesNotJoined = 'You haven’t joined the survey.';
export const outcomeUnknownSignal = 'There is no closed signal here to report on.';
