import { lineDrawing, type LineDrawing } from '@/lib/charts/line-drawing';
import { changeSign, changeSize, monthOfYear, price, withSign } from '@/lib/content/market/market-figures';
import { cardCopy, stockCopy as copy } from '@/lib/content/research/stocks';
import type { SymbolPage } from '@/lib/contracts/research/symbols';
import { addDays, weekday } from '@/lib/domain/shared/calendar/calendar-days';
import { tradingDayFrom } from '@/lib/domain/shared/calendar/market-calendar';
import { fullDate } from '@/lib/domain/shared/dates';
import { yearChange } from '@/lib/domain/market/year-change';
import { daysOf } from '@/lib/domain/research/candle-ranges';

export type StockQuote = { price: string; note: string; change: { value: number; text: string } | null };

/** The last close with its change in dollars and percent, formatted. */
export function stockQuote({ price: close, priceDay, change }: SymbolPage): StockQuote {
  const size = close === null || change === null ? null : Math.abs(close - close / (1 + change / 100));
  return {
    price: price(close),
    note: priceDay ? copy.figures.atClose(fullDate(priceDay)) : copy.figures.noDay,
    change:
      change === null || size === null
        ? null
        : {
            value: change,
            text: `${withSign(size < 0.005 ? 0 : change, price(size))} (${withSign(changeSign(change), changeSize(change))})`,
          },
  };
}

/**
 * Exchange and industry or kind. An industry that is also one of the stock's sectors is omitted, because the sector is
 * linked below.
 */
export const stockFacts = ({ exchange, industry, kind, sectors }: SymbolPage) => {
  const isSector = sectors.some(({ name }) => name.toLowerCase() === industry?.toLowerCase());
  return [exchange, kind === 'fund' ? copy.facts.fund : isSector ? null : industry].filter((fact) => fact !== null);
};

/** Currency and fiscal year end, on which the key figures are based. */
export const figuresBasis = ({
  currency,
  kind,
  fiscalYearEnd,
}: Pick<SymbolPage, 'currency' | 'kind' | 'fiscalYearEnd'>) =>
  copy.facts.basis(currency, kind === 'fund' ? null : monthOfYear(fiscalYearEnd));

/** The one-year chart: its line, its change as text, and the change's sign, which determines the color. */
export type StockYear = { drawing: LineDrawing; change: string; description: string; sign: number };

/** The weekly closes of a year as a line that ends at the last close; null without prices. */
export function stockYear({ weekly, priceDay, meta }: SymbolPage): StockYear | null {
  if (priceDay === null) return null;
  const drawing = lineDrawing({
    series: [{ key: 'close', label: 'Close', unit: 'USD per share' }],
    points: weekly.map((value, index) => ({ at: dayOfClose(priceDay, weekly.length - 1 - index), values: [value] })),
    meta: { ...meta, notes: [copy.year.note(fullDate(priceDay)), ...meta.notes] },
  });
  const change = yearChange(weekly);
  if (!drawing || change === null) return null;
  const sign = changeSign(change);
  return {
    // The chart shows weekly closes, while the highs and lows in the key figures cover every day.
    drawing: { ...drawing, gist: copy.year.gist(drawing.gist) },
    change: withSign(sign, changeSize(change)),
    description: `${copy.year.period} ${copy.year.text}`,
    sign,
  };
}

/**
 * The day of a weekly close: the last close's day for this week, and Fridays before it. The first close may be from
 * another day.
 */
export function dayOfClose(day: string, weeksBefore: number) {
  const friday = weeksBefore === 0 ? day : addDays(day, -weekday(day) - 2 - 7 * (weeksBefore - 1));
  const start = addDays(day, -daysOf['1y']);
  return friday < start ? tradingDayFrom(start) : friday;
}

export type StockCheck = Omit<SymbolPage['checks'][number], 'group'>;
export type StockCheckGroup = {
  group: SymbolPage['checks'][number]['group'];
  title: string;
  text: string;
  checks: StockCheck[];
  total: string;
};

const groups = ['value', 'future', 'past', 'health', 'income'] as const;

/** The checks by group, each group with the number of passed checks. */
export const checkGroups = (checks: SymbolPage['checks']): StockCheckGroup[] =>
  groups.flatMap((group) => {
    const groupChecks = checks.filter((check) => check.group === group);
    if (groupChecks.length === 0) return [];
    return [
      {
        group,
        title: cardCopy.groups[group],
        text: cardCopy.groupTexts[group],
        checks: groupChecks.map(({ group: _, ...check }) => check),
        total: checkTotal(groupChecks),
      },
    ];
  });

export function checkTotal(checks: SymbolPage['checks']) {
  const passed = checks.filter(({ hasPassed }) => hasPassed === true).length;
  const unknown = checks.filter(({ hasPassed }) => hasPassed === null).length;
  return cardCopy.total(passed, checks.length, unknown);
}
