import { usStateCode } from './addresses';
import { ascii, upTo } from './people';
import { inRow, type AnswerTo, type Rule } from './rule';
import { answerSentence, countrySentence, pleaseEnter, pleaseSelect } from './sentences';

/** A typed answer: the noun completes “Please enter your …”. */
export const entered = <Key extends string = never>(noun: string, rule: Rule<Key>) => ({
  missing: pleaseEnter(noun),
  rule,
});

/** One of these values: the noun completes “Please select your …”. */
export const selected = <Key extends string = never>(noun: string, values: readonly string[], ...more: Rule<Key>[]) => {
  const missing = pleaseSelect(noun);
  const isKnown: Rule = (value) => (values.includes(value) ? undefined : missing);
  return { missing, rule: inRow<Key>(isKnown, ...more) };
};

/** A country, as its three letters. */
export const selectedCountry = (noun: string) => ({
  missing: pleaseSelect(noun),
  rule: ((value) => (/^[A-Z]{3}$/.test(value) ? undefined : countrySentence)) satisfies Rule,
});

/** Yes or no. */
export const yesOrNo = {
  missing: answerSentence,
  rule: ((value) => (value === 'yes' || value === 'no' ? undefined : answerSentence)) satisfies Rule,
  convert: (value: string) => value === 'yes',
};

/** A box that must be checked. */
export const checked = (missing: string) => ({
  missing,
  rule: ((value) => (value === 'yes' ? undefined : missing)) satisfies Rule,
});

/** Text of a limited length in English letters. */
export const text = <Key extends string = never>(max: number, ...more: Rule<Key>[]): Rule<NoInfer<Key>> =>
  inRow<Key>(ascii, upTo(max), ...more);

/** Asked after one particular answer to another question. */
export const after = <Key extends string>(key: Key, value: string) => ({
  isAsked: (answerTo: AnswerTo<Key>) => answerTo(key) === value,
});

/** The postal code of a state, where the country is the United States. */
export const asStateOf =
  <Key extends string>(country: Key) =>
  (value: string, answerTo: AnswerTo<Key>) =>
    answerTo(country) === 'USA' ? (usStateCode(value) ?? value) : value;
