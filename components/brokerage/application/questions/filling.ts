import { amountOf, isOpenEnd, moneyKeys, rangeOf, type MoneyKey } from '@/lib/domain/brokerage/application/amounts';
import type { AnswerKey, Answers } from '@/lib/domain/brokerage/application/keys';
import { moneyBands, type MoneyBand } from '@/lib/domain/brokerage/application/values';
import { groupDigits } from '@/lib/domain/shared/numbers';

const ends = Object.values(moneyBands).flatMap(({ from, to }) => (to === undefined ? [from] : [from, to]));

type Filling = readonly (readonly [AnswerKey, string])[];

/** The answers that a changed answer fills in: the limits of a range, or the employer's country. */
export const fillingOf = (name: string | undefined, answers: Answers): Filling =>
  name === 'employment_status' ? countryFilling(answers) : spanFilling(name, answers);

/** The employer's country defaults to the country of residence, where most people work. */
function countryFilling({ employment_status: status, employer_country: known = '', country = '' }: Answers): Filling {
  return status === 'employed' && known === '' && country !== '' ? [['employer_country', country]] : [];
}

/** Clearing a limit restores the range's limit, because exact amounts are optional. */
export const emptiedFilling = (range: MoneyKey, answers: Answers): Filling =>
  spanFilling(range, answers).filter(([end]) => (answers[end] ?? '').trim() === '');

/** The two limits of a selected range, except where an exact amount within it was typed. */
function spanFilling(name: string | undefined, answers: Answers): Filling {
  const key = moneyKeys.find((money) => money === name);
  const band = key && moneyBands[answers[key] as MoneyBand];
  if (!key || !band) return [];
  const filling = [[`${key}_min`, band.from] as const, [`${key}_max`, band.to] as const];
  return filling
    .filter(([end]) => isOurs(answers[end]) || !isWithin(band, answers[end]))
    .map(([end, amount]) => [end, amount === undefined ? '' : groupDigits(amount, 2)] as const);
}

/** Replaces limits that do not match the selected range, which old drafts may contain. */
export function withOwnLimits(answers: Answers): Answers {
  const limits = moneyKeys.flatMap((key) =>
    spanFilling(key, answers).filter(([end]) => !isWithin(moneyBands[answers[key] as MoneyBand], answers[end])),
  );
  return { ...answers, ...Object.fromEntries(limits) };
}

const isWithin = ({ from, to = Infinity }: { from: number; to?: number }, value = '') => {
  const amount = amountOf(value);
  return amount !== undefined && amount >= from && amount <= to;
};

/** Whether an amount equals its range's limit, in which case it is not shown. */
export function isImpliedByRange(name: AnswerKey, answers: Answers) {
  const range = rangeOf(name);
  if (!range) return false;
  const band = moneyBands[answers[range] as MoneyBand];
  if (!band) return true;
  if ((answers[name] ?? '').trim() === '' && isOpenEnd(name, answers[range])) return true;
  const amount = amountOf(answers[name] ?? '');
  return amount !== undefined && amount === (name.endsWith('_min') ? band.from : band.to);
}

/** Whether a value is empty or is the limit of a range, and therefore may be overwritten. */
const isOurs = (value = '') => value.trim() === '' || ends.some((end) => end === amountOf(value));
