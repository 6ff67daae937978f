import { groupDigits } from '@/lib/domain/shared/numbers';
/** Copy of the timing signals. */
export const timingPage = {
  research: 'Research',
  title: 'Timing signals',
  description: 'Timing signals for sectors and stocks, each with an error band and scored against the actual result.',
  lead: 'Our model predicts the direction over 28 days and the price over 91 days. Each signal is locked when issued and scored on its due date.',
  notAdvice:
    'Signals come from a model. They are not recommendations. Past performance does not guarantee future results.',
  sectors: 'Sector signals',
  stocks: 'Stock signals',
  scope: 'Signals of',
  scopes: { sector: 'Sectors', stock: 'Stocks' },
  rule: 'FAQ',
  all: 'All sectors',
  filter: 'Sector',
} as const;

export const signalCopy = {
  open: 'Open signals',
  openOf: (shown: number, all: number) =>
    all === 1
      ? '1 open signal.'
      : shown === all
        ? `All ${groupDigits(all)} open signals.`
        : `${groupDigits(shown)} of ${groupDigits(all)} open signals.`,
  settled: 'Settled signals',
  showSettled: 'Show settled signals',
  forecasts: 'Settled price forecasts',
  showForecasts: 'Show settled price forecasts',
  forecastsOf: (shown: number, all: number) =>
    shown === all
      ? `All ${groupDigits(all)} settled price forecasts, newest first. A forecast is correct if the price ends within its error band.`
      : `The latest ${groupDigits(shown)} of ${groupDigits(all)} settled price forecasts, by date and name. A forecast is correct if the price ends within its error band.`,
  openForMembers: (count: number) =>
    `Create a free account to see ${count === 1 ? '1 open signal' : `${count} open signals`}. No credit card required.`,
  signIn: 'Log in',
  noneOpen: 'No open signals',
  noneOpenText: 'The next signal appears here when we issue it.',
  noneSettled: 'No settled signals yet',
  noneSettledText: 'Results appear here after the first due date.',
  withheld: (count: number) =>
    `${count === 1 ? '1 signal is' : `${count} signals are`} hidden because the error band or baseline is missing.`,
  more: 'Show more',
  loading: 'Loading',
  failed: 'More signals didn’t load',
  progress: (shown: number, all: number) =>
    shown < all ? `Showing ${groupDigits(shown)} of ${groupDigits(all)}` : `Showing all ${groupDigits(all)}`,
  settledOf: (shown: number, all: number) =>
    `${
      shown === all
        ? `All ${groupDigits(all)} settled signals, newest first.`
        : `The latest ${groupDigits(shown)} of ${groupDigits(all)} settled signals, by date and name.`
    } Up is correct if the value ends above the start, down if it ends below. For flat, see the FAQ.`,
} as const;
