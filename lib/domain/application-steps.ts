/** The four steps of the account-opening flow, in order (section 2). */
export const applicationSteps = [
  'account-creation',
  'contact-information',
  'investor-questionnaire',
  'agreements',
] as const;
