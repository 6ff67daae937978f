/** Words of the short list. */
export const watchPage = {
  title: 'Stocks to watch',
  description: 'A short list of stocks, each with its reason and date, and what became of those taken off.',
  lead: 'A short list of stocks where something is going on. Each has a reason, the day it was put here, and what its price did since, whichever way.',
  notAdvice: 'Watching is not owning: this list is no recommendation to buy or sell anything.',
  current: 'On the list now',
  filter: 'Show only stocks with',
  count: (shown: number, all: number) => `${shown} of ${all} stocks`,
  noneFit: 'Nothing on the list fits',
  noneFitText: 'Use fewer letters.',
  past: 'Taken off',
  pastText: 'Nothing is deleted. These were on the list once, with what their price did while they were.',
  hidden: (count: number) =>
    count === 1
      ? 'One stock is on the list. Members see which. An account is free and asks for no card.'
      : `${count} stocks are on the list. Members see which. An account is free and asks for no card.`,
  noneNow: 'The list is empty right now',
  noneNowText: 'A stock is put here when a rule or a person finds a reason, and not to fill a page.',
  nonePast: 'Nothing has been taken off yet',
  nonePastText: 'From then on it will stand here with its result.',
  signIn: 'Log in to see',
  failed: 'The list did not load',
  loading: 'Loading the list',
} as const;
