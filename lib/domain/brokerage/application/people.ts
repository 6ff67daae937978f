import { isDateOnly, partsOf } from '@/lib/domain/shared/dates';
import { isEmail } from '@/lib/domain/shared/email';
import { isTenDigitPhone } from '@/lib/domain/shared/phone';
import {
  asciiSentence,
  birthSentence,
  dateSentence,
  emailLongSentence,
  emailSentence,
  lengthSentence,
  nameSentence,
  phoneSentence,
  tooYoungSentence,
  visaPastSentence,
} from './sentences';
import type { Rule } from './rule';

/** The broker accepts ASCII characters only. */
export const ascii: Rule = (value) => (/^[ -~]*$/.test(value) ? undefined : asciiSentence);

export const upTo =
  (max: number): Rule =>
  (value) =>
    value.trim().length > max ? lengthSentence(max) : undefined;

export const name: Rule = (value) => (/[A-Za-z]/.test(value) && !/[<>@]/.test(value) ? undefined : nameSentence);

export const emailAddress: Rule = (value) => {
  const typed = value.trim();
  if (!isEmail(typed)) return emailSentence;
  return typed.replace(/\+[^@]*/, '').length > 60 ? emailLongSentence : undefined;
};

/** Formats a number as E.164: ten digits are a US number (section 5). */
export function phoneAsE164(value: string): string | undefined {
  const typed = value.trim();
  if (!typed.startsWith('+')) return isTenDigitPhone(typed) ? `+1${typed.replaceAll(/\D/g, '')}` : undefined;
  if (!/^[+\d\s().-]+$/.test(typed)) return undefined;
  const plain = `+${typed.replaceAll(/\D/g, '')}`;
  return /^\+[1-9]\d{6,14}$/.test(plain) && (!plain.startsWith('+1') || plain.length === 12) ? plain : undefined;
}

export const phoneNumber: Rule = (value) => (phoneAsE164(value) === undefined ? phoneSentence : undefined);

/** At least 18 years old today. Persons born on February 29 have their birthday on March 1 in other years. */
export const birthday: Rule = (value, _, { today }) => {
  if (!isDateOnly(value)) return dateSentence;
  const [year, month, day] = partsOf(value);
  if (value > today || Number(today.slice(0, 4)) - Number(year) > 120) return birthSentence;
  return `${Number(year) + 18}-${month}-${day}` > today ? tooYoungSentence : undefined;
};

export const calendarDay: Rule = (value) => (isDateOnly(value) ? undefined : dateSentence);

export const dayAhead: Rule = (value, _, { today }) => {
  if (!isDateOnly(value)) return dateSentence;
  return value < today ? visaPastSentence : undefined;
};
