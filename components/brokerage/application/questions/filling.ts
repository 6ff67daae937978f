import { amountOf, isOpenEnd, moneyKeys, rangeOf, type MoneyKey } from '@/lib/domain/brokerage/application/amounts';
import type { AnswerKey, Answers } from '@/lib/domain/brokerage/application/keys';
import { moneyBands, type MoneyBand } from '@/lib/domain/brokerage/application/values';
import { groupDigits } from '@/lib/domain/shared/numbers';

const ends = Object.values(moneyBands).flatMap(({ from, to }) => (to === undefined ? [from] : [from, to]));

type Filling = readonly (readonly [AnswerKey, string])[];

/** Answers that another answer fills in: the limits of a range, and the employer's country. */
export const fillingOf = (name: string | undefined, answers: Answers): Filling =>
  name === 'employment_status' ? countryFilling(answers) : spanFilling(name, answers);

/** Most people work in the country they live in. */
function countryFilling({ employment_status: status, employer_country: known = '', country = '' }: Answers): Filling {
  return status === 'employed' && known === '' && country !== '' ? [['employer_country', country]] : [];
}

/** An emptied limit means that of the range again: the exact amounts are optional. */
export const emptiedFilling = (range: MoneyKey, answers: Answers): Filling =>
  spanFilling(range, answers).filter(([end]) => (answers[end] ?? '').trim() === '');

/** The two limits of a selected range, unless an amount within it was typed. */
function spanFilling(name: string | undefined, answers: Answers): Filling {
  const key = moneyKeys.find((money) => money === name);
  const band = key && moneyBands[answers[key] as MoneyBand];
  if (!key || !band) return [];
  const filling = [[`${key}_min`, band.from] as const, [`${key}_max`, band.to] as const];
  return filling
    .filter(([end]) => isOurs(answers[end]) || !isWithin(band, answers[end]))
    .map(([end, amount]) => [end, amount === undefined ? '' : groupDigits(amount, 2)] as const);
}

/** Limits of another range, which earlier drafts may contain, are replaced by those of the selected one. */
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

/** Whether an amount only repeats its range: it is not shown then. */
export function isImpliedByRange(name: AnswerKey, answers: Answers) {
  const range = rangeOf(name);
  if (!range) return false;
  const band = moneyBands[answers[range] as MoneyBand];
  if (!band) return true;
  if ((answers[name] ?? '').trim() === '' && isOpenEnd(name, answers[range])) return true;
  const amount = amountOf(answers[name] ?? '');
  return amount !== undefined && amount === (name.endsWith('_min') ? band.from : band.to);
}

/** Empty, or the limit of a range that was filled in. */
const isOurs = (value = '') => value.trim() === '' || ends.some((end) => end === amountOf(value));
