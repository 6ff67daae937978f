import { isDateOnly } from '@/lib/domain/shared/dates';
import { dollarResult, inOrder, stakeCents, type Trade } from './trades';

/** Errors in a record, one message per invalid row. The database has the same rules. */
export function recordFaults(trades: readonly Trade[], start = stakeCents): string[] {
  let before = start;
  return inOrder(trades).flatMap((trade) => {
    const faults = [...rowFaults(trade)];
    if (trade.thousandCents !== before + trade.balanceCents) faults.push('thousand is not the one before plus balance');
    before = trade.thousandCents;
    return faults.map((fault) => `Trade ${trade.number}: ${fault}`);
  });
}

function* rowFaults(trade: Trade): Generator<string> {
  if ((trade.roiBp === null) !== (trade.closeDate === null))
    yield 'closed needs both ROI and close date, open has neither';
  if (trade.balanceCents !== dollarResult(trade.roiBp)) yield 'balance is not the ROI on $1,000';
  if (trade.roiBp !== null && trade.roiBp < -10_000) yield 'more than the whole stake was lost';
  const dates = [trade.expiration, trade.fillDate, trade.closeDate ?? trade.fillDate];
  // Only full dates can be compared, because MM/DD has no year.
  if (!dates.every(isDateOnly)) {
    yield 'a date needs year, month and day';
    return;
  }
  if (trade.closeDate !== null && trade.closeDate < trade.fillDate) yield 'closed before it was filled';
  if (trade.expiration < trade.fillDate) yield 'expired before it was filled';
}
