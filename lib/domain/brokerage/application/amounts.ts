import { usd } from '@/lib/domain/shared/money';
import { amountSentence, belowLowestSentence, liquidAboveTotalSentence, outsideBand } from './sentences';
import { moneyBands, type MoneyBand } from './values';
import type { Rule } from './rule';

/** Each with a range, and its lowest and highest amount. */
export const moneyKeys = ['annual_income', 'total_net_worth', 'liquid_net_worth'] as const;
export type MoneyKey = (typeof moneyKeys)[number];

/** The range that an amount belongs to; undefined for any other question. */
export const rangeOf = (key: string): MoneyKey | undefined =>
  moneyKeys.find((range) => key === `${range}_min` || key === `${range}_max`);

const max = 1_000_000_000_000;

/** Parses an amount; a dollar sign and thousands separators are allowed. */
export function amountOf(text: string): number | undefined {
  const plain = text.trim().replace(/^\$\s?/, '');
  if (!/^(\d{1,13}|\d{1,3}(,\d{3}){1,4})(\.\d{1,2})?$/.test(plain)) return undefined;
  const amount = Number(plain.replaceAll(',', ''));
  return amount <= max ? amount : undefined;
}

/** Whether this is the maximum of a range that has none. */
export const isOpenEnd = (key: string, range: string | undefined) =>
  key.endsWith('_max') && isBand(range) && moneyBands[range].to === undefined;

const isBand = (value: string | undefined): value is MoneyBand =>
  value !== undefined && Object.hasOwn(moneyBands, value);

/** The minimum: within the selected range. */
export const lowestAmount =
  <Range extends MoneyKey>(range: Range): Rule<Range> =>
  (value, answerTo) => {
    const amount = amountOf(value);
    return amount === undefined ? amountSentence : bandSentence(amount, answerTo(range));
  };

/** The maximum: at least the minimum, and within the range. */
export const highestAmount =
  <Range extends MoneyKey>(range: Range): Rule<Range | `${Range}_min`> =>
  (value, answerTo) => {
    const amount = amountOf(value);
    if (amount === undefined) return amountSentence;
    const lowest = amountOf(answerTo(`${range}_min`) ?? '');
    if (lowest !== undefined && amount < lowest) return belowLowestSentence;
    return bandSentence(amount, answerTo(range));
  };

/** The range of liquid net worth: rejected only if all of it is above the range of total net worth. */
export const liquidWithinTotal: Rule<'total_net_worth'> = (value, answerTo) =>
  isBandAbove(value, answerTo('total_net_worth')) ? liquidAboveTotalSentence : undefined;

/**
 * The minimum of liquid net worth: at most the maximum of total net worth. Contradicting ranges have their own error.
 */
export const liquidMinWithinTotal: Rule<'liquid_net_worth' | 'total_net_worth' | 'total_net_worth_max'> = (
  value,
  answerTo,
) => {
  if (isBandAbove(answerTo('liquid_net_worth'), answerTo('total_net_worth'))) return undefined;
  const [lowest, highest] = [amountOf(value), amountOf(answerTo('total_net_worth_max') ?? '')];
  return lowest !== undefined && highest !== undefined && lowest > highest ? liquidAboveTotalSentence : undefined;
};

function isBandAbove(one: string | undefined, other: string | undefined) {
  if (!isBand(one) || !isBand(other)) return false;
  const { to } = moneyBands[other];
  return to !== undefined && moneyBands[one].from > to;
}

function bandSentence(amount: number, name: string | undefined) {
  if (!isBand(name)) return undefined;
  const { from, to } = moneyBands[name];
  // Ranges are in whole dollars: cents are rounded down.
  const dollars = Math.floor(amount);
  if (dollars >= from && (to === undefined || dollars <= to)) return undefined;
  return outsideBand(to === undefined ? `${usd(from * 100)} or more` : `${usd(from * 100)} to ${usd(to * 100)}`);
}
