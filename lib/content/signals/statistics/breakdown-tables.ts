import { monthName } from '@/lib/domain/shared/calendar/calendar-days';
import { usdSigned } from '@/lib/domain/shared/money';
import { share } from '@/lib/domain/shared/percent';
import { bestShare, concentrationBySymbol } from '@/lib/domain/signals/statistics/concentration';
import { summariesByMonth, summariesByType, type TradeStatistics } from '@/lib/domain/signals/trade-statistics';
import type { ClosedTrade } from '@/lib/domain/signals/trades';
import { ratioText, type StatisticsTable } from './statistics-table';

/** Tables of counts and results by type, month and symbol. Groups of fewer than 30 trades have no rates. */
export function breakdownTables(closed: readonly ClosedTrade[]): StatisticsTable[] {
  const byType = summariesByType(closed);
  const results = closed.map(({ balanceCents }) => balanceCents);
  const columns = ['Closed', 'Won', 'Lost', 'Breakeven', 'Total result'];
  return [
    {
      title: 'Calls and puts',
      columns: ['Type', ...columns],
      rows: [
        ['Calls', ...countCells(byType.Call)],
        ['Puts', ...countCells(byType.Put)],
      ],
      note: '',
    },
    {
      title: 'Results by month',
      columns: ['Month', ...columns],
      rows: summariesByMonth(closed).map(({ month, summary }) => [monthName(`${month}-01`), ...countCells(summary)]),
      note: 'By closing date.',
    },
    {
      title: 'Concentration by symbol',
      columns: ['Symbol', 'Closed', 'Total result', 'Share of gross profit'],
      rows: concentrationBySymbol(closed).map(({ symbol, closed: trades, resultCents, profitShare }) => [
        symbol,
        String(trades),
        usdSigned(resultCents),
        ratioText(profitShare, share),
      ]),
      note: `The best trade accounts for ${ratioText(bestShare(results, 1), share)} of gross profit, the best three for ${ratioText(bestShare(results, 3), share)}.`,
    },
  ];
}

type Counts = TradeStatistics['byType']['Call'];

const countCells = ({ closed, wins, losses, breakeven, resultCents }: Counts) => [
  ...[closed, wins, losses, breakeven].map(String),
  usdSigned(resultCents),
];
