import { withBalances } from '@/lib/domain/signals/trades';

/** Returns in percent: ((37 i) mod 101) - 50 for i from 0 to 35. Seventeen wins, eighteen losses, one breakeven. */
export const returns = Array.from({ length: 36 }, (_, index) => ((index * 37) % 101) - 50);

/** A trade for each return, all with a bid of $3.20, filled in January and closed in February 2022. */
export const thirtySixTrades = withBalances(
  returns.map((roiPercent, index) => ({
    id: `t-${index + 1}`,
    number: index + 1,
    symbol: 'AAPL',
    tradeType: 'Call' as const,
    expiration: '2022-03-18',
    fillDate: '2022-01-03',
    closeDate: '2022-02-04',
    strikeCents: 17_000,
    bidCents: 320,
    roiBp: roiPercent * 100,
    isSample: true,
  })),
);
