import { ssnNeverSentence, ssnSandboxSentence, ssnShapeSentence } from './sentences';
import type { Rule } from './rule';

/** Spaces and dashes of any kind, as in a pasted number. */
const gap = String.raw`[\s\-\u2010-\u2015\u2212]`;
const written = new RegExp(`^(\\d{3})${gap}{0,3}(\\d{2})${gap}{0,3}(\\d{4})$`);
const within = new RegExp(`(?<!\\d)\\d{3}${gap}{1,3}\\d{2}${gap}{1,3}\\d{4}(?!\\d)`);

/** The nine digits, with optional separators in the usual places. */
export function ssnDigits(value: string): string | undefined {
  const [, area, group, serial] = written.exec(value.trim()) ?? [];
  return area && group && serial ? area + group + serial : undefined;
}

/** The broker's format: 900-12-3456. */
export function displaySsn(value: string) {
  const digits = ssnDigits(value);
  return digits === undefined ? value : `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

/**
 * The usual groups while the number is typed. Text that is not a number is left unchanged, so that its error makes
 * sense.
 */
export function groupSsn(typed: string) {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length > 9 || /[^\d\s\-\u2010-\u2015\u2212]/.test(typed)) return typed;
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((group) => group !== '').join('-');
}

/** Rejects numbers that the broker rejects (never issued), and in a test environment numbers that may be real. */
export const ssn: Rule = (value, _, { isSandbox }) => {
  const digits = ssnDigits(value);
  if (digits === undefined) return ssnShapeSentence;
  if (isNever(digits)) return ssnNeverSentence;
  return isSandbox && !digits.startsWith('900') ? ssnSandboxSentence : undefined;
};

const isNever = (digits: string) =>
  /^(000|666)/.test(digits) ||
  digits.slice(3, 5) === '00' ||
  digits.endsWith('0000') ||
  /^(\d)\1+$/.test(digits) ||
  digits === '123456789' ||
  digits === '987654321';

/** Whether a text contains a tax number: three, two and four digits with separators. */
export const holdsTaxId = (value: string) => within.test(value);
