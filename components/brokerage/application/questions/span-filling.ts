import { amountOf } from '@/lib/domain/brokerage/application/amounts';
import { moneyKeys, type AnswerKey, type Answers } from '@/lib/domain/brokerage/application/keys';
import { moneyBands, type MoneyBand } from '@/lib/domain/brokerage/application/values';

const ends = Object.values(moneyBands).flatMap(({ from, to }) => (to === undefined ? [from] : [from, to]));

/** The two ends of a selected range, unless an amount was typed. */
export function spanFilling(name: string | undefined, answers: Answers): readonly (readonly [AnswerKey, string])[] {
  const key = moneyKeys.find((money) => money === name);
  const band = key && moneyBands[answers[key] as MoneyBand];
  if (!key || !band) return [];
  const filling = [[`${key}_min`, band.from] as const, [`${key}_max`, band.to] as const];
  return filling
    .filter(([end]) => isOurs(answers[end]))
    .map(([end, amount]) => [end, amount === undefined ? '' : amount.toLocaleString('en-US')] as const);
}

/** Empty, or the end of a range, as we would have filled it in. */
const isOurs = (value = '') => value.trim() === '' || ends.some((end) => end === amountOf(value));
