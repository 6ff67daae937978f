import { ssnNeverSentence, ssnSandboxSentence, ssnShapeSentence } from './sentences';
import type { Rule } from './rule';

/** The nine digits, when dashes or blanks stand where they usually do. */
export function ssnDigits(value: string): string | undefined {
  const [, area, group, serial] = /^(\d{3})[- ]?(\d{2})[- ]?(\d{4})$/.exec(value.trim()) ?? [];
  return area && group && serial ? area + group + serial : undefined;
}

/** As the broker takes it: 900-12-3456. */
export function displaySsn(value: string) {
  const digits = ssnDigits(value);
  return digits === undefined ? value : `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

/** What the broker refuses (numbers that were never given out), and in a test environment what may be somebody's. */
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

/** A tax number in a text that is not for it: three, two and four digits with something between. */
export const holdsTaxId = (value: string) => /(?<!\d)\d{3}[- ]\d{2}[- ]\d{4}(?!\d)/.test(value);
