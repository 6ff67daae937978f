/** Copy of the stocks to watch. */
export const watchPage = {
  title: 'Stocks to watch',
  description: 'Stocks our screen flagged, with the reason, the date and the return since.',
  lead: 'Stocks our screen flagged. See why, when and how each has performed since.',
  notAdvice: 'Not a recommendation to buy or sell. Past performance does not guarantee future results.',
  current: 'Current list',
  filter: 'Filter by ticker, name or reason',
  count: (shown: number, all: number) => `${shown} of ${all} stocks`,
  noneFit: 'No matching stocks',
  noneFitText: 'Try fewer letters.',
  past: 'Removed',
  pastText: 'Stocks removed from the list, with their return while listed.',
  hidden: (count: number) =>
    count === 1
      ? '1 stock on the list. Create a free account to see it. No credit card required.'
      : `${count} stocks on the list. Create a free account to see them. No credit card required.`,
  noneNow: 'No stocks to watch right now',
  noneNowText: 'New stocks appear here when our screen flags them.',
  nonePast: 'No removed stocks yet',
  nonePastText: 'Stocks that leave the list appear here with their return.',
  signIn: 'Log in',
  failed: 'The list didn’t load',
  loading: 'Loading list',
} as const;
