import { monthName } from '@/lib/domain/shared/calendar/calendar-days';
import { firstDay, lastDay } from '@/lib/domain/shared/calendar/first-day';
import { fullDate } from '@/lib/domain/shared/dates';
import { highest, lowest } from '@/lib/domain/signals/statistics/extremes';
import { plotLine } from '@/lib/charts/line-path';
import { monthlyPrices } from '@/lib/domain/membership/plans';
import { usd, usdSigned } from '@/lib/domain/shared/money';
import { netOfCosts } from '@/lib/domain/signals/statistics/costs';
import { thinnedPlaces } from '@/lib/charts/thinned-places';
import { runStepsSync, type Steps } from '@/lib/domain/signals/statistics/steps';
import { summarize } from '@/lib/domain/signals/trade-statistics';
import { inOrder, isClosed, stakeCents, type Trade } from '@/lib/domain/signals/trades';
import { curveFrame } from '@/lib/charts/curve-frame';
import { closedTradeTip } from '@/lib/content/signals/closed-trade-tip';

/** The chart of the running balance with its figures and text alternative, ready to draw. */
export type RecordCurve = {
  title: string;
  subtitle: string;
  caption: string;
  counts: readonly { label: string; value: string }[];
  drawing: {
    /** The balance before costs and the balance after costs, each with the position and label of its end. */
    lines: readonly CurveLine[];
    area: string;
    /** The y coordinate of the starting balance. */
    baseline: number;
    /** The highest balance shown, which labels the upper end of the scale. */
    high: { y: number; label: string };
    startLabel: string;
    /** Text alternative of the chart. */
    summary: string;
    from: string;
    to: string;
    /** The trades that the cursor selects along the line, from the first to the last. */
    trades: readonly { x: number; y: number; name: string; result: string }[];
  };
};

type CurveLine = {
  name: string;
  path: string;
  x: number;
  y: number;
  label: string;
  /** Top of the label in percent: at the line's end, or moved if both labels would overlap. */
  top: string;
};

/** Name of the curve, as a title and within a sentence. */
type CurveName = { title: string; noun: string };
const trackRecord: CurveName = { title: 'Track record', noun: 'record' };

/** Max points of the line; more would not be visible. A thinned line differs by less than a pixel. */
const maxPoints = 600;
/** Min distance of the two end labels in percent of the height. With less, they would overlap on a small screen. */
const labelGap = 15;
/** Max selectable trades; more would be too close together to select by touch. */
const maxNamed = 120;

/** Computes the chart on the server, to keep the statistics code out of the page. Null until a trade is closed. */
export function* curveSteps(
  trades: readonly Trade[],
  isSample: boolean,
  name = trackRecord,
): Steps<RecordCurve | null> {
  yield;
  const { title, noun } = name;
  const closedTrades = trades.filter(isClosed);
  // Trades are dated by their fill date.
  const filled = closedTrades.map(({ fillDate }) => fillDate);
  const [first, last] = [firstDay(filled), lastDay(filled)];
  const end = lastDay(closedTrades.map(({ closeDate }) => closeDate));
  if (!first || !last || !end) return null;

  yield;
  const { closed, wins, losses, resultCents } = summarize(closedTrades);
  const netTrades = netOfCosts(trades, monthlyPrices.member).filter(isClosed);
  const net = summarize(netTrades);
  yield;
  const ordered = inOrder(closedTrades);
  const balances = ordered.map(({ thousandCents }) => thousandCents);
  const line = [stakeCents, ...balances];
  const netLine = [stakeCents, ...inOrder(netTrades).map(({ thousandCents }) => thousandCents)];
  const places = thinnedPlaces(line, maxPoints);
  const shownOf = (values: readonly number[]) => places.flatMap((place) => values[place] ?? []);
  const [shown, shownNet] = [shownOf(line), shownOf(netLine)];
  const { xOf, yOf, area, line: path } = plotLine(shown, curveFrame, shownNet);
  const named = thinnedPlaces(shown, maxNamed).flatMap((at) => {
    // The line begins with the stake, before the first trade.
    const trade = ordered[(places[at] ?? 0) - 1];
    return trade ? [{ x: xOf(at), y: yOf(trade.thousandCents), ...closedTradeTip(trade) }] : [];
  });
  const [endCents, netEndCents] = [stakeCents + resultCents, stakeCents + net.resultCents];
  const [endY, netEndY] = [yOf(endCents), yOf(netEndCents)];
  const [top, netTop] = labelTops(endY, netEndY);
  const x = xOf(shown.length - 1);
  return {
    title: `Running balance, ${usd(stakeCents)} on each trade`,
    subtitle: `${isSample ? `Sample ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title} · ${closed} closed trades\u00A0· ${months(first, last)}`,
    counts: [
      { label: 'Wins', value: String(wins) },
      { label: 'Losses', value: String(losses) },
      { label: 'Before costs', value: usdSigned(resultCents) },
      { label: 'After costs', value: usdSigned(net.resultCents) },
    ],
    caption:
      `Hypothetical ${usd(stakeCents)} per trade${lowest(balances) < stakeCents ? ', even when the balance is lower' : ''}. ${afterCosts(net.resultCents, `${isSample ? 'sample ' : ''}${noun}`)} ` +
      'Past performance does not guarantee future results.',
    drawing: {
      lines: [
        { name: 'Before costs', path, x, y: endY, label: usd(endCents), top },
        {
          ...{ name: 'After costs', path: pathOf(shownNet, xOf, yOf), x, y: netEndY },
          ...{ label: usd(netEndCents), top: netTop },
        },
      ],
      area,
      baseline: yOf(stakeCents),
      high: { y: yOf(highest(line)), label: usd(highest(line)) },
      startLabel: `${usd(stakeCents)} at the start`,
      summary:
        `Line from ${usd(stakeCents)} to ${usd(endCents)} over ${closed} closed trades, the first issued ${fullDate(first)}, the last closed ${fullDate(end)}. Trades are in the order they were issued. ` +
        `Lowest ${usd(lowest(balances))}, highest ${usd(highest(balances))}. After costs, the line ends at ${usd(netEndCents)}.`,
      // Trades follow each other in the order they were issued, so that the ends have dates of issue.
      from: fullDate(first),
      to: fullDate(last),
      trades: named,
    },
  };
}

function afterCosts(cents: number, noun: string): string {
  const result = cents === 0 ? 'broke even' : `${cents > 0 ? 'gained' : 'lost'} ${usd(Math.abs(cents))}`;
  return `After estimated costs (the ask, fees and the subscription), the ${noun} ${result}.`;
}

const pathOf = (values: readonly number[], xOf: (at: number) => number, yOf: (value: number) => number) =>
  values.map((value, at) => `${at === 0 ? 'M' : 'L'}${xOf(at)} ${yOf(value)}`).join('');

/**
 * Positions each label next to the end of its line, with the required distance between them and within the height of
 * the chart.
 */
function labelTops(y: number, netY: number): [string, string] {
  const [top, netTop] = [y, netY].map((place) => (place / curveFrame.height) * 100) as [number, number];
  // The balance after costs is never higher.
  const missing = Math.max(0, labelGap - (netTop - top));
  const upper = Math.min(Math.max(top - missing / 2, 0), 100 - labelGap);
  const lower = Math.max(netTop + missing / 2, upper + labelGap);
  return [`${upper.toFixed(1)}%`, `${Math.min(lower, 100).toFixed(1)}%`];
}

/** Runs `curveSteps` synchronously. */
export const recordCurve = (trades: readonly Trade[], isSample: boolean, name?: CurveName) =>
  runStepsSync(curveSteps(trades, isSample, name));

/** A range of months: 'Jan–Feb 2022' without a line break, or with both years if they differ. */
function months(first: string, last: string): string {
  const [from, to] = [monthName(first), monthName(last)];
  if (from === to) return to;
  return from.slice(4) === to.slice(4) ? `${from.slice(0, 3)}–\u2060${to.replace(' ', '\u00A0')}` : `${from} – ${to}`;
}
