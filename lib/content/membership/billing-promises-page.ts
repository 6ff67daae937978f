/** Copy of the page with the billing guarantees, which are page data. */
export const billingPromisesPage = {
  title: 'Billing guarantees',
  description:
    'Cancel in two clicks, an email before your first charge, and no double charges. Each guarantee names the tests that check it.',
  heading: 'Billing guarantees',
  lead: 'Clear charges and easy cancellation. Under each guarantee you can read how we check it.',
  proof: 'How we check this',
  passed: (day: string) => `last passed ${day}`,
  passedEarlier: (day: string) => `last passed ${day}, in an earlier version`,
  notRun: 'not run on this server',
  whatTitle: 'What the checks cover',
  what: 'Automated tests make these checks with simulated payments. They don’t cover banks, card networks or Stripe.',
  noneText: 'The software includes the tests. They haven’t been run on this server, so there are no dates.',
  refunds: 'Refund rules',
  plans: 'Plans and pricing',
  billing: 'Go to Billing',
} as const;
