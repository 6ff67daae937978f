/** The copy around the billing guarantees; the guarantees themselves are page data. */
export const billingPromisesPage = {
  title: 'Billing guarantees',
  description:
    'Cancel in two clicks, an email before your first charge, and no double charges. Each guarantee has an automated test.',
  heading: 'Billing guarantees',
  lead: 'Clear charges, easy cancellation. An automated test checks each guarantee.',
  provenBy: (tests: number) => (tests === 1 ? 'See the test' : `See the ${tests} tests`),
  passed: (day: string) => `last passed ${day}`,
  passedEarlier: (day: string) => `last passed ${day}, in an earlier version`,
  notRun: 'no test run yet',
  noneText: 'Dates appear after the tests run on this server.',
  whatTitle: 'What the tests cover',
  what: 'Tests run with simulated payments. They don’t cover banks, card networks or Stripe.',
  plans: 'Plans and pricing',
  billing: 'Go to Billing',
} as const;
