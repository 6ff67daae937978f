import { usStates, type UsState } from '@/lib/domain/shared/us-states';
import {
  notOnlyDigits,
  postalLongSentence,
  postBoxSentence,
  stateSentence,
  streetSentence,
  zipSentence,
} from './sentences';
import type { Rule } from './rule';

const postBox = /\b(p\.?\s*o\.?|post\s+office)\s*box\b|\bpob\s*\d|^\s*box\s*#?\s*\d|\bbox\s*#/i;

export const street: Rule = (value) => {
  if (postBox.test(value)) return postBoxSentence;
  return value.trim().length < 2 || /^[\d\s]+$/.test(value) ? streetSentence : undefined;
};

export const notDigitsAlone: Rule = (value) => (/^[\d\s]+$/.test(value) ? notOnlyDigits : undefined);

const usName = new Map(Object.entries(usStates).map(([code, name]) => [name.toLowerCase(), code as UsState]));

/** The postal code of a US state, from its code or name. */
export function usStateCode(value: string): UsState | undefined {
  const typed = value.trim();
  const code = typed.toUpperCase();
  return code in usStates ? (code as UsState) : usName.get(typed.toLowerCase());
}

/** A US state code in the United States; elsewhere more than a number. */
export const stateOf =
  <Key extends string>(country: Key): Rule<Key> =>
  (value, answerTo, context) => {
    if (answerTo(country) !== 'USA') return notDigitsAlone(value, answerTo, context);
    return usStateCode(value) === undefined ? stateSentence : undefined;
  };

/** A ZIP code in the United States; the broker requires one that starts with it from US taxpayers. */
export const postalCodeOf =
  <Key extends string>(country: Key, taxCountry?: Key): Rule<Key> =>
  (value, answerTo) => {
    const typed = value.trim();
    if (answerTo(country) === 'USA') return /^\d{5}(-\d{4})?$/.test(typed) ? undefined : zipSentence;
    if (typed.length > 10) return postalLongSentence;
    return taxCountry && answerTo(taxCountry) === 'USA' && !/^\d{5}/.test(typed) ? zipSentence : undefined;
  };
