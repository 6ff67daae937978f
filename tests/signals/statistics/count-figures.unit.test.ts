import { describe, expect, it } from 'vitest';
import { countFigures } from '@/lib/content/signals/record-summary';
import { fromWireTrades } from '@/lib/domain/signals/trade-wire';
import { aWireTrade } from '../trade-fixtures';

const won = aWireTrade({ id: 'a', roi: 10, balance: 100, thousand: 1100 });
const wonLess = aWireTrade({ id: 'b', roi: 5, balance: 50, thousand: 1150 });
const lost = aWireTrade({ id: 'c', roi: -20, balance: -200, thousand: 950 });
const open = aWireTrade({ id: 'd', closeDate: 'Open', roi: 'TBD', balance: 0, thousand: 950 });

describe('[C10] figures of too few trades for rates', () => {
  it('are the numbers of wins and losses, and the sums of the results, before and after costs', () => {
    const [wins, losses, gross, net] = countFigures(fromWireTrades([won, wonLess, lost, open], true));
    expect(wins).toEqual({ label: 'Wins', value: '2', note: 'Of 3 closed trades', sign: 0 });
    expect(losses).toEqual({ label: 'Losses', value: '1', note: 'Of 3 closed trades', sign: 0 });
    expect(gross).toMatchObject({ label: 'Result at the bid', value: '−$50', sign: -1 });
    expect(net).toMatchObject({ label: 'Net result, at the ask', sign: -1 });
    // Costs only reduce the result.
    expect(Number(net?.value.replace(/\D/g, ''))).toBeGreaterThan(50);
  });

  it('are none before the first trade has closed', () => {
    expect(countFigures(fromWireTrades([open], true))).toEqual([]);
  });
});
