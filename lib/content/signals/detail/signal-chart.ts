import { niceTicks } from '@/lib/charts/nice-ticks';
import { percentPlot } from '@/lib/charts/percent-plot';
import { fullDate, type DateOnly } from '@/lib/domain/shared/dates';
import { usd, usdExact } from '@/lib/domain/shared/money';

type Price = { day: DateOnly; close: number };
type Mark = { left: number; top: number; label: string };

/** The stock's closes with entry and exit, ready to draw. Positions are percentages from the top left corner. */
export type SignalChart = {
  line: string;
  area: string;
  ticks: readonly { top: number; label: string }[];
  marks: readonly Mark[];
  from: string;
  to: string;
  summary: string;
};

/** Null without a price of the entry. */
export function signalChart(
  prices: readonly Price[],
  symbol: string,
  entry: DateOnly,
  exit: DateOnly | null,
): SignalChart | null {
  const [first, last] = [prices[0], prices.at(-1)];
  // A fill on a day without trading has the close before it.
  const at = (day: DateOnly) => prices.findLastIndex((price) => price.day <= day);
  if (!first || !last || prices.length < 2 || at(entry) < 0) return null;
  const closes = prices.map(({ close }) => close);
  const ticks = niceTicks(Math.min(...closes), Math.max(...closes));
  const { line, area, topOf, leftOf } = percentPlot(closes, ticks);
  const isWhole = ticks.every(Number.isInteger);
  const mark = (name: string, day: DateOnly): Mark => {
    const index = at(day);
    const close = prices[index]?.close ?? 0;
    return {
      left: leftOf(index),
      top: topOf(close),
      label: `${name} ${fullDate(day)}: ${usdExact(Math.round(close * 100))}`,
    };
  };
  const marks = [mark('Entry', entry), ...(exit === null ? [] : [mark('Exit', exit)])];
  const [from, to] = [fullDate(first.day), fullDate(last.day)];
  return {
    ...{ line, area, marks, from, to },
    ticks: ticks.map((tick) => ({ top: topOf(tick), label: (isWhole ? usd : usdExact)(Math.round(tick * 100)) })),
    summary: `Closing price of ${symbol} from ${from} to ${to}. ${marks.map(({ label }) => label).join('. ')}.`,
  };
}
