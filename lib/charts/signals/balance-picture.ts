import { niceTicks } from '@/lib/charts/nice-ticks';
import { percentPlot } from '@/lib/charts/percent-plot';
import { firstDay, lastDay } from '@/lib/domain/shared/calendar/first-day';
import { fullDate } from '@/lib/domain/shared/dates';
import { highest, lowest } from '@/lib/domain/signals/statistics/extremes';
import { usd, usdSigned } from '@/lib/domain/shared/money';
import { thinnedPlaces } from '@/lib/charts/thinned-places';
import { deepestPoint, underwater, type UnderwaterPoint } from '@/lib/domain/signals/statistics/underwater';
import { maxDrawdown } from '@/lib/domain/signals/trade-drawdown';
import { inOrder, isClosed, stakeCents, type Trade } from '@/lib/domain/signals/trades';
import { closedTradeTip } from '@/lib/content/signals/closed-trade-tip';
import { pictureTable, type PictureTable } from './picture-table';

/** Positions are percentages of the chart, from its top left corner. */
type Tick = { top: number; label: string };
export type LinePart = { line: string; area: string; ticks: readonly Tick[] };
export type BalancePicture = {
  summary: string;
  balance: LinePart & { startTop: number; end: { top: number; label: string } };
  fall: LinePart & { mark: { left: number; top: number; label: string } | null };
  /** Closed trades that the cursor selects in both parts, from the first to the last. */
  trades: readonly { left: number; name: string; value: string }[];
  from: string;
  to: string;
  table: PictureTable;
};

const maxPoints = 600;
/** Max selectable trades; more would be too close together to select by touch. */
const maxNamed = 120;

/** Chart of the running balance, and below it of the drawdown. Null until a trade is closed. */
export function balancePicture(trades: readonly Trade[]): BalancePicture | null {
  const points = underwater(trades);
  const last = points.at(-1);
  if (!last) return null;
  const balances = [stakeCents, ...points.map(({ balanceCents }) => balanceCents)];
  const falls = [0, ...points.map(({ fallCents }) => fallCents)];
  const places = thinnedPlaces(balances, maxPoints);
  const balance = draw(balances, places, niceTicks(lowest(balances), highest(balances)), 'up');
  const fall = draw(falls, places, niceTicks(0, highest(falls), 3), 'down');
  const deepest = deepestPoint(points);
  const dates = inOrder(trades).filter(isClosed);
  // A signal is filled on the day of its issue.
  const filled = dates.map(({ fillDate }) => fillDate);
  return {
    summary: summaryOf(trades, points),
    balance: {
      ...balance.part,
      startTop: balance.topOf(stakeCents),
      end: { top: balance.topOf(last.balanceCents), label: usd(last.balanceCents) },
    },
    fall: {
      ...fall.part,
      mark:
        deepest === undefined
          ? null
          : {
              left: ((deepest + 1) / points.length) * 100,
              top: fall.topOf(points[deepest]?.fallCents ?? 0),
              label: `Max drawdown ${usd(points[deepest]?.fallCents ?? 0)}`,
            },
    },
    trades: thinnedPlaces(balances, maxNamed).flatMap((place) => {
      // The line begins with the stake, before the first trade.
      const [trade, point] = [dates[place - 1], points[place - 1]];
      if (!trade || !point) return [];
      const { name, result } = closedTradeTip(trade);
      return [{ left: balance.leftOf(place), name, value: `${result}, ${belowHigh(point.fallCents)}` }];
    }),
    // Trades follow each other in the order they were issued, so that the ends have dates of issue.
    from: `Issued ${fullDate(firstDay(filled) ?? last.date)}`,
    to: `Issued ${fullDate(lastDay(filled) ?? last.date)}`,
    table: pictureTable(
      'Balance and drawdown by trade',
      ['Trade', 'Closed', 'Result', 'Balance', 'Below the high'],
      dates,
      (trade, index) => [
        `${trade.number} ${trade.symbol}`,
        fullDate(trade.closeDate),
        usdSigned(trade.balanceCents),
        usd(trade.thousandCents),
        usd(points[index]?.fallCents ?? 0),
      ],
    ),
  };
}

function draw(
  values: readonly number[],
  places: readonly number[],
  ticks: readonly number[],
  direction: 'up' | 'down',
) {
  const { line, area, topOf, leftOf } = percentPlot(values, ticks, { direction, places });
  return {
    topOf,
    leftOf,
    part: {
      line,
      area,
      ticks: ticks.map((tick) => ({
        top: topOf(tick),
        label: direction === 'up' || tick === 0 ? usd(tick) : usdSigned(-tick),
      })),
    },
  };
}

const belowHigh = (cents: number) => (cents === 0 ? 'at its high' : `${usd(cents)} below its high`);

function summaryOf(trades: readonly Trade[], points: readonly UnderwaterPoint[]) {
  const balances = points.map(({ balanceCents }) => balanceCents);
  const fall = maxDrawdown(trades);
  const end = usd(points.at(-1)?.balanceCents ?? stakeCents);
  const path =
    `From ${usd(stakeCents)} to ${end} over ${points.length} closed trades. ` +
    `Lowest ${usd(lowest(balances))}, highest ${usd(highest(balances))}.`;
  if (!fall) return `${path} The balance never fell.`;
  const since = fall.peakDate ? `after the high of ${fullDate(fall.peakDate)}` : 'after the start';
  const recovered = fall.recoveredDate ? `recovered on ${fullDate(fall.recoveredDate)}` : 'not recovered since';
  return `${path} Max drawdown by closing date: ${usd(fall.cents)} ${since}, low on ${fullDate(fall.troughDate)}, ${recovered}.`;
}
