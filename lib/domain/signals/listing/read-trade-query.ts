import { isDateOnly } from '@/lib/domain/shared/dates';
import { tradeColumns } from '../trade-sorting';
import type { TradeType } from '../trades';
import {
  outcomes,
  tradePeriods,
  tradeVariants,
  type TradeFilter,
  type TradeQuery,
  type TradeSorting,
  type TradeSortKey,
} from './trade-query';

export type TradeProblem = { field: string; reason: 'value' | 'order' | 'both'; typed: string };
type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>;

const sortKeys: readonly TradeSortKey[] = ['number', ...tradeColumns];
const types: readonly TradeType[] = ['Call', 'Put'];
const maxQuotedLength = 40;

/** Reads a query from URL parameters. Invalid ones are left out and reported in `problems`. */
export function readTradeQuery(given: Parameters, standard: TradeSorting) {
  const problems: TradeProblem[] = [];
  const report = (field: string, reason: TradeProblem['reason']) =>
    void problems.push({ field, reason, typed: textOf(given[field]).slice(0, maxQuotedLength) });

  const variant = among('variant', tradeVariants) ?? 'record';
  const key = among('sort', sortKeys);
  const direction = among('dir', ['asc', 'desc']);
  const dates = { from: matching('from', isDateOnly), to: matching('to', isDateOnly) };
  const period = among('period', tradePeriods);
  if (period !== null && (dates.from !== null || dates.to !== null)) report('period', 'both');
  if (dates.from !== null && dates.to !== null && dates.from > dates.to) report('to', 'order');
  const filter: TradeFilter = {
    symbol: matching(
      'symbol',
      (text) => /^[A-Z][A-Z.]{0,9}$/.test(text),
      (text) => text.toUpperCase(),
    ),
    type: among('type', types),
    outcome: among('outcome', outcomes),
    sector: matching('sector', (text) => /^[a-z0-9-]{1,60}$/.test(text)),
    period,
    ...dates,
  };
  const sorting: TradeSorting = key === null ? standard : { key, direction: direction ?? firstDirection(key) };
  const query: TradeQuery = { variant, filter, sorting };
  return { query, problems };

  function matching(field: string, isGood: (text: string) => boolean, clean = (text: string) => text) {
    const text = clean(textOf(given[field]).trim());
    if (text === '') return null;
    if (isGood(text)) return text;
    report(field, 'value');
    return null;
  }

  function among<Value extends string>(field: string, values: readonly Value[]): Value | null {
    const text = textOf(given[field]).trim();
    const found = values.find((value) => value.toLowerCase() === text.toLowerCase());
    if (found === undefined && text !== '') report(field, 'value');
    return found ?? null;
  }
}

/**
 * The first sort direction of a column: ascending for text and the order of issue, descending for numbers and dates.
 */
export const firstDirection = (key: TradeSortKey) =>
  key === 'symbol' || key === 'tradeType' || key === 'number' ? 'asc' : 'desc';

const textOf = (value: Parameters[string]) => (typeof value === 'string' ? value : (value?.[0] ?? ''));
