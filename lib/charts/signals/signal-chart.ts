import { niceTicks } from '@/lib/charts/nice-ticks';
import { percentPlot } from '@/lib/charts/percent-plot';
import { fullDate, type DateOnly } from '@/lib/domain/shared/dates';
import { usd, usdExact } from '@/lib/domain/shared/money';
import { optionPrice } from '@/lib/content/signals/detail/signal-facts';

type Price = { day: DateOnly; close: number };
type Mark = { left: number; top: number; label: string };

/**
 * A chart of a trade's prices with entry and exit, ready to draw. Positions are percentages from the top left corner.
 */
export type SignalChart = {
  title: string;
  caption: string;
  line: string;
  area: string;
  /** Whether the prices between the marks are unknown. */
  isDashed: boolean;
  ticks: readonly { top: number; label: string }[];
  marks: readonly Mark[];
  from: string;
  to: string;
  summary: string;
};

type Axis = readonly { price: number; label: string }[];
type Point = { name: string; day: DateOnly; index: number; text: string };

/** A chart of the stock's closes. Null if there is no price for the entry. */
export function signalChart(
  prices: readonly Price[],
  symbol: string,
  entry: DateOnly,
  exit: DateOnly | null,
): SignalChart | null {
  const [first, last] = [prices[0], prices.at(-1)];
  // A fill on a non-trading day uses the previous close.
  const at = (day: DateOnly) => prices.findLastIndex((price) => price.day <= day);
  if (!first || !last || prices.length < 2 || at(entry) < 0) return null;
  const closes = prices.map(({ close }) => close);
  const ticks = niceTicks(Math.min(...closes), Math.max(...closes));
  const label = ticks.every(Number.isInteger) ? usd : usdExact;
  const axis = ticks.map((price) => ({ price, label: label(Math.round(price * 100)) }));
  const point = (name: string, day: DateOnly): Point => {
    const index = at(day);
    return { name, day, index, text: usdExact(Math.round((closes[index] ?? 0) * 100)) };
  };
  const [from, to] = [fullDate(first.day), fullDate(last.day)];
  const drawing = drawn(closes, axis, [point('Entry', entry), ...(exit === null ? [] : [point('Exit', exit)])]);
  return {
    ...{ ...drawing, from, to, isDashed: false },
    title: `${symbol} stock price`,
    caption: `${prices.length} daily closes from ${from} to ${to}. The option’s own price moves differently.`,
    summary: `Closing price of ${symbol} from ${from} to ${to}. ${namesOf(drawing.marks)}`,
  };
}

/** A chart of the option's entry and exit, for a trade without stock prices for that period. */
export function optionChart(symbol: string, entry: Price, exit: Price): SignalChart {
  const prices = [entry.close, exit.close];
  const axis = niceTicks(0, Math.max(...prices)).map((price) => ({ price, label: optionPrice(price) }));
  const [from, to] = [fullDate(entry.day), fullDate(exit.day)];
  const drawing = drawn(prices, axis, [
    { name: 'Entry', day: entry.day, index: 0, text: optionPrice(entry.close) },
    { name: 'Exit', day: exit.day, index: 1, text: optionPrice(exit.close) },
  ]);
  return {
    ...{ ...drawing, from, to, isDashed: true },
    title: `${symbol} option price`,
    caption: `2 recorded prices from ${from} to ${to}. The record has no prices between them.`,
    summary: `Price of the ${symbol} option from ${from} to ${to}. ${namesOf(drawing.marks)}`,
  };
}

function drawn(values: readonly number[], axis: Axis, points: readonly Point[]) {
  const { line, area, topOf, leftOf } = percentPlot(
    values,
    axis.map(({ price }) => price),
  );
  return {
    ...{ line, area },
    ticks: axis.map(({ price, label }) => ({ top: topOf(price), label })),
    marks: points.map(({ name, day, index, text }) => ({
      left: leftOf(index),
      top: topOf(values[index] ?? 0),
      label: `${name} ${fullDate(day)}: ${text}`,
    })),
  };
}

const namesOf = (marks: readonly Mark[]) => `${marks.map(({ label }) => label).join('. ')}.`;
