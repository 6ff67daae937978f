import type { LiveWireTrade, WireTrade } from '@/lib/domain/signals/trade-wire';
import { withBalances, type Trade } from '@/lib/domain/signals/trades';

type Result = readonly [
  tradeType: 'Call' | 'Put',
  fillDate: string,
  closeDate: string | null,
  roiPercent: number | null,
];

/** A record of closed and open trades with these results; the balances are computed from them. */
export const recordOf = (results: readonly Result[]): Trade[] =>
  withBalances(
    results.map(([tradeType, fillDate, closeDate, roiPercent], index) => ({
      id: `t-${index + 1}`,
      number: index + 1,
      symbol: 'AAPL',
      tradeType,
      expiration: '2022-03-18',
      fillDate,
      closeDate,
      strikeCents: 17_000,
      bidCents: 320,
      roiBp: roiPercent === null ? null : roiPercent * 100,
      isSample: true,
    })),
  );

/** Twelve trades whose figures were computed by hand: six wins, four losses, one breakeven, one open. */
export const twelveTrades = recordOf([
  ['Call', '2022-01-03', '2022-01-05', 20],
  ['Call', '2022-01-04', '2022-01-07', -10],
  ['Put', '2022-01-05', '2022-01-10', 5],
  ['Call', '2022-01-06', '2022-01-11', 0],
  ['Put', '2022-01-10', '2022-01-14', -40],
  ['Call', '2022-01-11', '2022-01-18', -20],
  ['Call', '2022-01-13', '2022-01-20', 30],
  ['Call', '2022-01-18', '2022-01-25', 35],
  ['Put', '2022-01-24', '2022-02-01', 10],
  ['Call', '2022-02-01', '2022-02-03', -15],
  ['Call', '2022-02-07', '2022-02-14', 25],
  ['Put', '2022-02-10', null, null],
]);

export const aWireTrade = (over: Partial<WireTrade> = {}): WireTrade => ({
  id: 't-1',
  symbol: 'AAPL',
  tradeType: 'Call',
  expiration: '2022-03-18',
  strike: 170,
  bid: 3.2,
  fillDate: '2022-01-03',
  closeDate: '2022-01-05',
  roi: 20,
  balance: 200,
  thousand: 1200,
  ...over,
});

export function aLiveWireTrade(over: Partial<LiveWireTrade> = {}): LiveWireTrade {
  const { balance, ...shared } = aWireTrade();
  return { ...shared, $1000: balance, ...over };
}
