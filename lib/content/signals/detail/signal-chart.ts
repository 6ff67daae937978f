import { curveFrame } from '@/lib/charts/curve-frame';
import { plotLine } from '@/lib/charts/line-path';
import { fullDate, type DateOnly } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';

type Price = { day: DateOnly; close: number };
type Mark = { x: number; y: number; label: string };

/** The stock's closes with entry and exit, ready to draw. */
export type SignalChart = {
  line: string;
  area: string;
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
  const { line, area, yOf } = plotLine(
    prices.map(({ close }) => close),
    curveFrame,
  );
  const step = (curveFrame.width - 2 * curveFrame.inset) / (prices.length - 1);
  const mark = (name: string, day: DateOnly): Mark => {
    const index = at(day);
    const close = prices[index]?.close ?? 0;
    return {
      x: Math.round((curveFrame.inset + index * step) * 10) / 10,
      y: yOf(close),
      label: `${name} ${fullDate(day)}: ${usdExact(Math.round(close * 100))}`,
    };
  };
  const marks = [mark('Entry', entry), ...(exit === null ? [] : [mark('Exit', exit)])];
  const [from, to] = [fullDate(first.day), fullDate(last.day)];
  return {
    ...{ line, area, marks, from, to },
    summary: `Closing price of ${symbol} from ${from} to ${to}. ${marks.map(({ label }) => label).join('. ')}.`,
  };
}
