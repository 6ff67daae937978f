import type { TradeRecord } from '@/lib/contracts/signals/trades';

/** Three rows for the style guide: a win, a loss and an open trade. */
export const sampleRecord: TradeRecord = {
  items: [
    {
      id: 'one',
      symbol: 'AAA',
      tradeType: 'Call',
      expiration: '2022-02-18',
      strike: 140,
      bid: 2.4,
      fillDate: '2022-01-10',
      closeDate: '2022-01-14',
      roi: 23.1,
      balance: 231,
      thousand: 1231,
    },
    {
      id: 'two',
      symbol: 'BBB',
      tradeType: 'Put',
      expiration: '2022-02-25',
      strike: 172.5,
      bid: 5.1,
      fillDate: '2022-01-18',
      closeDate: '2022-01-25',
      roi: -48.8,
      balance: -488,
      thousand: 743,
    },
    {
      id: 'three',
      symbol: 'CCC',
      tradeType: 'Call',
      expiration: '2022-03-18',
      strike: 95,
      bid: 1.76,
      fillDate: '2022-02-02',
      closeDate: 'Open',
      roi: 'TBD',
      balance: 0,
      thousand: 743,
    },
  ],
  nextCursor: null,
  sealed: [],
  meta: { source: 'Style guide', asOf: '2022-02-02T00:00:00.000Z', isSample: true },
};
