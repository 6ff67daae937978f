import { monthName } from '@/lib/domain/shared/calendar/calendar-days';
import { firstDay, lastDay } from '@/lib/domain/shared/calendar/first-day';
import { fullDate } from '@/lib/domain/shared/dates';
import { highest, lowest } from '@/lib/domain/signals/statistics/extremes';
import { plotLine } from '@/lib/charts/line-path';
import { monthlyPrices } from '@/lib/domain/membership/plans';
import { usd, usdSigned } from '@/lib/domain/shared/money';
import { netOfCosts } from '@/lib/domain/signals/statistics/costs';
import { thinnedPlaces } from '@/lib/domain/signals/statistics/pictures/thinned-places';
import { runStepsSync, type Steps } from '@/lib/domain/signals/statistics/steps';
import { summarize } from '@/lib/domain/signals/trade-statistics';
import { inOrder, isClosed, stakeCents, type Trade } from '@/lib/domain/signals/trades';
import { curveFrame } from '@/lib/charts/curve-frame';
import { closedTradeTip } from './closed-trade-tip';

/** The running balance with its figures and text alternative, ready to draw. */
export type RecordCurve = {
  title: string;
  subtitle: string;
  caption: string;
  counts: readonly { label: string; value: string }[];
  drawing: {
    line: string;
    area: string;
    /** The y coordinate of the starting balance. */
    baseline: number;
    /** The highest balance shown, as the upper end of the scale. */
    high: { y: number; label: string };
    last: { x: number; y: number };
    startLabel: string;
    /** Text alternative of the chart. */
    summary: string;
    from: string;
    to: string;
    /** The trades that a cursor finds along the line, from the first to the last. */
    trades: readonly { x: number; y: number; name: string; result: string }[];
  };
};

/** What the curve is of: as a title, and within a sentence. */
type CurveName = { title: string; noun: string };
const trackRecord: CurveName = { title: 'Track record', noun: 'record' };

/** More points would not be visible. A thinned line differs by less than a pixel. */
const mostPoints = 600;
/** More trades would be too close together to select by touch. */
const mostNamed = 120;

/** Computed on the server to keep the statistics code out of the page. Null until a trade is closed. */
export function* curveSteps(
  trades: readonly Trade[],
  isSample: boolean,
  name = trackRecord,
): Steps<RecordCurve | null> {
  yield;
  const { title, noun } = name;
  const closedTrades = trades.filter(isClosed);
  // Trades are dated by their fill day.
  const filled = closedTrades.map(({ fillDate }) => fillDate);
  const [first, last] = [firstDay(filled), lastDay(filled)];
  // The line ends at the last close date.
  const end = lastDay(closedTrades.map(({ closeDate }) => closeDate));
  if (!first || !last || !end) return null;

  yield;
  const { closed, wins, losses, resultCents } = summarize(closedTrades);
  const endCents = stakeCents + resultCents;
  const net = summarize(netOfCosts(trades, monthlyPrices.member).filter(isClosed));
  yield;
  const ordered = inOrder(closedTrades);
  const balances = ordered.map(({ thousandCents }) => thousandCents);
  const line = [stakeCents, ...balances];
  const places = thinnedPlaces(line, mostPoints);
  const shown = places.flatMap((place) => line[place] ?? []);
  const { xOf, yOf, ...plot } = plotLine(shown, curveFrame, [stakeCents]);
  const named = thinnedPlaces(shown, mostNamed).flatMap((at) => {
    // The line begins with the stake, before the first trade.
    const trade = ordered[(places[at] ?? 0) - 1];
    return trade ? [{ x: xOf(at), y: yOf(trade.thousandCents), ...closedTradeTip(trade) }] : [];
  });
  const [from, to] = [fullDate(first), fullDate(end)];
  return {
    title: `Running balance before costs, ${usd(stakeCents)} on each trade`,
    subtitle: `${isSample ? `Sample ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title} · ${closed} closed trades\u00A0· ${months(first, last)}`,
    counts: [
      { label: 'Wins', value: String(wins) },
      { label: 'Losses', value: String(losses) },
      { label: 'Before costs', value: usdSigned(resultCents) },
      { label: 'After costs', value: usdSigned(net.resultCents) },
    ],
    caption:
      `Hypothetical ${usd(stakeCents)} per trade${lowest(balances) < stakeCents ? ', even when the balance is lower' : ''}. The curve is before costs; ${afterCosts(net.resultCents, `${isSample ? 'sample ' : ''}${noun}`)} ` +
      'Past performance does not guarantee future results.',
    drawing: {
      ...plot,
      baseline: yOf(stakeCents),
      high: { y: yOf(highest(line)), label: usd(highest(line)) },
      startLabel: `${usd(stakeCents)} at the start`,
      summary:
        `Line from ${usd(stakeCents)} to ${usd(endCents)} over ${closed} closed trades, the first filled ${from}, the last closed ${to}. ` +
        `Lowest ${usd(lowest(balances))}, highest ${usd(highest(balances))}.`,
      from,
      to,
      trades: named,
    },
  };
}

/** Costs are the ask instead of the bid, fees and the membership. */
function afterCosts(cents: number, noun: string): string {
  const result = cents === 0 ? 'broke even' : `${cents > 0 ? 'gained' : 'lost'} ${usd(Math.abs(cents))}`;
  return `after estimated costs, the ${noun} ${result}.`;
}

/** The same, computed synchronously. */
export const recordCurve = (trades: readonly Trade[], isSample: boolean, name?: CurveName) =>
  runStepsSync(curveSteps(trades, isSample, name));

/** 'Jan–Feb 2022' on one line, or both years when they differ. */
function months(first: string, last: string): string {
  const [from, to] = [monthName(first), monthName(last)];
  if (from === to) return to;
  return from.slice(4) === to.slice(4) ? `${from.slice(0, 3)}–\u2060${to.replace(' ', '\u00A0')}` : `${from} – ${to}`;
}
