/** The words around the promises; the promises themselves travel as data. */
export const billingPromisesPage = {
  title: 'What we promise about payments',
  description:
    'Cancel in two clicks, a letter before the first charge, no second charge for a second click: each promise names the test that proves it and when it last passed.',
  heading: 'Promises that are tested.',
  lead: 'Each sentence on this page is held by a test of our code. If one of them did not hold, its test would fail. Here are the tests, and when they last passed.',
  provenBy: 'Proven by',
  passed: (day: string) => `last passed ${day}`,
  passedEarlier: (day: string) => `last passed ${day}, with an earlier version of this site`,
  notRun: 'not run here, so there is no date',
  noneTitle: 'No tests have been run where this site was started',
  noneText:
    'A date stands here only when the tests were run on the machine that serves this page. That has not happened, so we show none. The tests are part of the site’s code, and anybody who has it can run them.',
  whatTitle: 'What this does not say',
  what: 'A test shows that the code did what it says on the day it ran, with payments simulated. It does not show that a bank, a card network or Stripe does its part.',
  plans: 'Plans and prices',
  billing: 'Your billing page',
} as const;
