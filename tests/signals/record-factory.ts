import type { TradeRecord, TradeRow } from '@/lib/contracts/signals/trades';

const symbols = ['ISRG', 'AAPL', 'MU', 'DDD', 'INTC'];

/** A closed trade on the `index`-th day of the record; `over` replaces fields. */
export function tradeRow(index: number, over: Partial<TradeRow> = {}): TradeRow {
  const day = String((index % 27) + 1).padStart(2, '0');
  const roi = ((index * 37) % 101) - 50;
  return {
    id: `trade-${index}`,
    symbol: symbols[index % symbols.length] ?? 'AAPL',
    tradeType: index % 3 === 0 ? 'Put' : 'Call',
    expiration: `2022-03-${day}`,
    strike: 100 + ((index * 53) % 90) / 2,
    bid: ((index * 29) % 100) / 10,
    fillDate: `2022-01-${day}`,
    closeDate: `2022-02-${day}`,
    roi,
    balance: roi * 10,
    thousand: 1000 + index,
    ...over,
  };
}

export const openTrade = (index: number) => tradeRow(index, { closeDate: 'Open', roi: 'TBD', balance: 0 });

export const tradeRecord = (items: TradeRow[], isSample = true): TradeRecord => ({
  items,
  nextCursor: null,
  matching: items.length,
  total: items.length,
  sealed: [],
  meta: { source: 'test', asOf: '2022-03-01T00:00:00.000Z', isSample },
});
