/** The four steps of the account-opening flow, in order (section 2). */
export const applicationSteps = [
  'account-creation',
  'contact-information',
  'investor-questionnaire',
  'agreements',
] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** The review screen between the questions and the agreements. It has its own path but is not a step. */
export const checkScreen = 'check-your-answers';
export const applicationScreens = [...applicationSteps, checkScreen] as const;
export type ApplicationScreen = (typeof applicationScreens)[number];
