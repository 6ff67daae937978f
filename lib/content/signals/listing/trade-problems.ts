import type { TradeProblem } from '@/lib/domain/signals/listing/read-trade-query';

/** The message for an invalid filter, with an example of valid input. */
export function tradeProblemText({ field, reason, typed }: TradeProblem): string {
  if (reason === 'both') return 'Choose a period or your own dates, not both.';
  if (reason === 'order') return 'The end date is before the start date.';
  return `${examples[field] ?? `There is no ${field} like that`}, not “${typed}”.`;
}

const examples: Record<string, string> = {
  variant: 'Choose record or live',
  symbol: 'Enter a symbol like AAPL',
  type: 'Choose call or put',
  outcome: 'Choose win, loss, breakeven or open',
  sector: 'Choose one of our sectors',
  period: 'Choose 1y, 5y or 10y',
  from: 'Enter a start date like 2022-01-31',
  to: 'Enter an end date like 2022-01-31',
  sort: 'Choose a column to sort by',
  dir: 'Choose asc or desc',
};
