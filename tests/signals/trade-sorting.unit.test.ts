import { describe, expect, it } from 'vitest';
import { sortTrades, tradeColumns } from '@/lib/domain/signals/trade-sorting';
import { fromWireTrades, resultOf } from '@/lib/domain/signals/trade-wire';
import { aLiveWireTrade, aWireTrade } from './trade-fixtures';

const cheap = aWireTrade({
  id: 'cheap',
  symbol: 'AMD',
  tradeType: 'Put',
  strike: 9,
  bid: 2,
  roi: -9,
  balance: -90,
  thousand: 910,
  fillDate: '2021-12-31',
  closeDate: '2022-01-03',
  expiration: '2022-01-21',
});
const dear = aWireTrade({
  id: 'dear',
  symbol: 'MSFT',
  tradeType: 'Call',
  strike: 100,
  bid: 10,
  roi: 10.5,
  balance: 105,
  thousand: 1015,
  fillDate: '2022-01-02',
  closeDate: '2022-02-01',
  expiration: '2022-04-01',
});
const open = aWireTrade({
  id: 'open',
  symbol: 'AAPL',
  strike: 50,
  bid: 5,
  closeDate: 'Open',
  roi: 'TBD',
  balance: 0,
  thousand: 1015,
  fillDate: '2022-01-01',
});
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('sorting the trade table', () => {
  it.each(tradeColumns.filter((column) => column !== 'tradeType'))(
    '[C2] sorts %s as numbers or dates, open rows last both ways',
    (column) => {
      expect(idsOf(sortTrades([dear, open, cheap], column, 'asc'))).toEqual(['cheap', 'dear', 'open']);
      expect(idsOf(sortTrades([cheap, open, dear], column, 'desc'))).toEqual(['dear', 'cheap', 'open']);
    },
  );

  it('[C2] sorts by type, and keeps the order of equal rows', () => {
    expect(idsOf(sortTrades([cheap, open, dear], 'tradeType', 'asc'))).toEqual(['dear', 'cheap', 'open']);
    const twins = [aWireTrade({ id: 'a' }), aWireTrade({ id: 'b' }), aWireTrade({ id: 'c' })];
    expect(idsOf(sortTrades(twins, 'symbol', 'desc'))).toEqual(['a', 'b', 'c']);
  });

  it('[C2] [S11] sorts the live variant by its $1000', () => {
    const rows = [aLiveWireTrade({ id: 'high', $1000: 90 }), aLiveWireTrade({ id: 'low', $1000: -1000 })];
    expect(idsOf(sortTrades(rows, 'result', 'asc'))).toEqual(['low', 'high']);
  });
});

describe('rows of the API', () => {
  it('[S11] become cents, basis points and null where they contain Open and TBD', () => {
    const [closed, unsettled] = fromWireTrades(
      [aWireTrade({ roi: 48.8, bid: 6.4, balance: 488, thousand: 1488 }), open],
      true,
    );
    expect(closed).toMatchObject({
      number: 1,
      roiBp: 4_880,
      bidCents: 640,
      balanceCents: 48_800,
      thousandCents: 148_800,
    });
    expect(unsettled).toMatchObject({ number: 2, roiBp: null, closeDate: null, balanceCents: 0, isSample: true });
  });

  it('[S11] name the result balance, or $1000 in the live variant', () => {
    expect([resultOf(aWireTrade({ balance: -5 })), resultOf(aLiveWireTrade({ $1000: 7 }))]).toEqual([-5, 7]);
  });
});
