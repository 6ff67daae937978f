import { usd, usdExact, usdSigned } from '@/lib/domain/shared/money';
import { percent, share } from '@/lib/domain/shared/percent';
import { contractCents, costAssumptions, monthsCovered } from '@/lib/domain/signals/statistics/costs';
import { atPrice, priceBases } from '@/lib/domain/signals/statistics/performance-view';
import type { Steps } from '@/lib/domain/signals/statistics/steps';
import { mainFigures, type MainFigures } from '@/lib/domain/signals/trade-statistics';
import { isClosed, stakeCents, type Trade } from '@/lib/domain/signals/trades';
import { ratioText, twoDecimals, type StatisticsTable } from './statistics-table';

/** A table that compares the record at the bid, mid and ask and net of all costs, with the same stake. */
export function* costTable(trades: readonly Trade[], monthlyCents: number): Steps<StatisticsTable> {
  const views: MainFigures[] = [];
  for (const price of priceBases) {
    const view = atPrice(trades, price, monthlyCents);
    yield;
    views.push(mainFigures(view));
    yield;
  }
  const row = (label: string, value: (figures: MainFigures) => string) => [label, ...views.map(value)];
  return {
    title: 'Gross and net results',
    columns: ['Figure', 'Gross, at bid', 'Gross, at mid', 'Gross, at ask', 'Net of costs'],
    rows: [
      row('Win rate', ({ winRate }) => ratioText(winRate, share)),
      row('Profit factor', ({ profitFactor }) => ratioText(profitFactor, twoDecimals)),
      row('Average trade', ({ expectancyCents }) => usdSigned(expectancyCents ?? 0)),
      row('Total result', ({ resultCents }) => usdSigned(resultCents)),
      row('Final balance', ({ endCents }) => usd(endCents)),
      row('Max drawdown', ({ maxDrawdown }) => usd(maxDrawdown?.cents ?? 0)),
    ],
    note: assumptions(trades, monthlyCents),
  };
}

function assumptions(trades: readonly Trade[], monthlyCents: number) {
  const closed = trades.filter(isClosed);
  const months = monthsCovered(closed);
  const unaffordable = closed.filter(({ bidCents }) => contractCents(bidCents) > stakeCents).length;
  return (
    `${usd(stakeCents)} per trade in every column, sold at the bid. We record signals at the bid; buyers usually pay the ask. ` +
    `Assumed bid and ask: ${percent(costAssumptions.halfSpread * 10_000)} below and above the mid price. ` +
    `Net: bought at the ask, less ${usdExact(costAssumptions.contractFeeCents)} per contract for each purchase and sale ` +
    `and ${usdExact(monthlyCents)} per month for the subscription (${months} ${months === 1 ? 'month' : 'months'}). ` +
    `Contracts are fractional: a single contract cost more than ${usd(stakeCents)} in ${unaffordable} of ${closed.length} trades.`
  );
}
