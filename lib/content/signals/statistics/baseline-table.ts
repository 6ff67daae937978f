import { usdSigned } from '@/lib/domain/shared/money';
import { indexFund } from '@/lib/domain/research/research';
import { baselineSteps, randomMethod, type ClosesBySymbol } from '@/lib/domain/signals/statistics/baselines';
import { filteredNote } from '@/lib/domain/signals/statistics/periods';
import type { PriceBasis } from '@/lib/domain/signals/statistics/performance-view';
import type { Steps } from '@/lib/domain/signals/statistics/steps';
import type { ClosedTrade } from '@/lib/domain/signals/trades';
import type { StatisticsTable } from './statistics-table';

export const baselinesTitle = 'Hypothetical baselines';
const names = {
  index: `S&P 500 fund (${indexFund})`,
  underlying: 'Buy and hold the underlying',
  random: 'Random calls and puts',
} as const;
const signals = {
  bid: 'Signals, at bid',
  mid: 'Signals, at mid',
  ask: 'Signals, at ask',
  net: 'Signals, net of costs',
};

/**
 * Compares the signals with other investments of the same stake on the same dates. Null without stock prices for these
 * dates.
 */
export function* baselineTable(
  closed: readonly ClosedTrade[],
  closes: ClosesBySymbol,
  price: PriceBasis = 'bid',
): Steps<StatisticsTable | null> {
  const basis = price === 'net' ? 'baselines before costs' : 'before costs';
  const found = yield* baselineSteps(closed, closes, indexFund);
  if (!found) return null;
  const { meanCents, lowCents, highCents } = found.random;
  const filtered = filteredNote(found.compared, closed.length);
  return {
    title: baselinesTitle,
    columns: ['Strategy', 'Total result', '5th to 95th percentile'],
    rows: [
      [signals[price], usdSigned(found.signalsCents), '–'],
      [names.index, usdSigned(found.indexCents), '–'],
      [names.underlying, usdSigned(found.underlyingCents), '–'],
      [names.random, usdSigned(meanCents), `${usdSigned(lowCents)} to ${usdSigned(highCents)}`],
    ],
    note:
      `Same dates and $1,000 per trade, ${basis}${filtered ? `; ${filtered}, those with prices` : ''}. ` +
      `Random: a call or a put at the signal’s strike and expiration, priced by our option model; ${randomMethod(found.compared)}.`,
  };
}
