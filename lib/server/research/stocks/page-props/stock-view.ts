import { lineDrawing, type LineDrawing } from '@/lib/charts/line-drawing';
import {
  changeSize,
  dollars,
  fiscalYearName,
  monthOfYear,
  notKnown,
  price,
  ratio,
} from '@/lib/content/market/market-figures';
import { cardWords, stockWords as words } from '@/lib/content/research/stocks';
import type { SymbolPage } from '@/lib/contracts/research/symbols';
import { addDays, weekday } from '@/lib/domain/shared/calendar/calendar-days';
import { fullDate } from '@/lib/domain/shared/dates';

export type StockFigure = { label: string; value: string; note: string; change?: { value: number; text: string } };

/** The figures below a stock's name, formatted, each with its day or year. */
export function stockFigures(stock: SymbolPage): StockFigure[] {
  const { figures } = words;
  if (stock.kind === 'fund') return fundFigures(stock);
  const perYear = (value: number | null) => (stock.fiscalYear === null ? notKnown : ratio(value));
  const year = fiscalYearName(stock.fiscalYear);
  const { revenueGrowth: grown } = stock;
  const growth = grown === null ? '' : `, ${figures.grown(changeSize(grown), grown >= 0)}`;
  return [
    lastClose(stock),
    { label: figures.cap, value: dollars(stock.marketCap), note: figures.capNote },
    { label: figures.pe, value: perYear(stock.peRatio), note: stock.fiscalYear === null ? year : figures.peNote(year) },
    { label: figures.peg, value: perYear(stock.pegRatio), note: figures.pegNote },
    { label: figures.revenue, value: dollars(stock.revenue), note: `${year}${growth}` },
    { label: figures.income, value: dollars(stock.netIncome), note: year },
  ];
}

/** A fund has a price and its range only. */
function fundFigures(stock: SymbolPage): StockFigure[] {
  const { figures } = words;
  const known = stock.weekly.length > 0;
  return [
    lastClose(stock),
    { label: figures.high, value: price(known ? Math.max(...stock.weekly) : null), note: figures.rangeNote },
    { label: figures.low, value: price(known ? Math.min(...stock.weekly) : null), note: figures.rangeNote },
  ];
}

const lastClose = ({ price: close, priceDay, change }: SymbolPage): StockFigure => ({
  label: words.figures.close,
  value: price(close),
  note: priceDay ? fullDate(priceDay) : words.figures.noDay,
  ...(change === null ? {} : { change: { value: change, text: changeSize(change) } }),
});

/** Exchange, currency, kind and the end of the fiscal year in one line. */
export const stockFacts = ({ exchange, currency, industry, kind, fiscalYearEnd }: SymbolPage) =>
  [
    exchange,
    currency,
    kind === 'fund' ? words.facts.fund : industry,
    kind === 'fund' ? null : words.facts.yearEnd(monthOfYear(fiscalYearEnd)),
  ].filter((fact) => fact !== null);

/** The weekly closes as a line that ends on the day of the last close. */
export function stockYear({ weekly, priceDay, meta }: SymbolPage): LineDrawing | null {
  if (priceDay === null) return null;
  return lineDrawing({
    series: [{ key: 'close', label: 'Close', unit: 'USD per share' }],
    points: weekly.map((value, index) => ({ at: weekBefore(priceDay, weekly.length - 1 - index), values: [value] })),
    meta: { ...meta, notes: [words.year.note, ...meta.notes] },
  });
}

/** The last close's day for this week, Fridays for earlier weeks. */
const weekBefore = (day: string, weeks: number) =>
  weeks === 0 ? day : addDays(day, -weekday(day) - 2 - 7 * (weeks - 1));

export type StockCheck = Omit<SymbolPage['checks'][number], 'group'>;
export type StockCheckGroup = {
  group: SymbolPage['checks'][number]['group'];
  title: string;
  text: string;
  checks: StockCheck[];
  total: string;
};

const groups = ['value', 'future', 'past', 'health', 'income'] as const;

/** The checks by group, each with the number passed. */
export const checkGroups = (checks: SymbolPage['checks']): StockCheckGroup[] =>
  groups.flatMap((group) => {
    const own = checks.filter((check) => check.group === group);
    if (own.length === 0) return [];
    return [
      {
        group,
        title: cardWords.groups[group],
        text: cardWords.groupTexts[group],
        checks: own.map(({ group: _, ...check }) => check),
        total: checkTotal(own),
      },
    ];
  });

export function checkTotal(checks: SymbolPage['checks']) {
  const passed = checks.filter(({ hasPassed }) => hasPassed === true).length;
  const unknown = checks.filter(({ hasPassed }) => hasPassed === null).length;
  return cardWords.total(passed, checks.length, unknown);
}
