export const outcomesNeedPlan = 'Reporting results needs a plan that includes options signals.';
export const outcomesNotJoined = 'You haven’t joined the survey.';
export const outcomeUnknownSignal = 'We couldn’t find this closed signal.';
