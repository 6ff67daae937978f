import type { z } from 'zod';
import { AppError } from '../errors';

const maxDepth = 20;
const maxKeys = 1000;
const maxText = 20_000;
const poisonous = new Set(['__proto__', 'constructor', 'prototype']);
// NUL and other C0 control characters and DEL, except tab and line breaks, which single-line fields reject themselves.

const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/**
 * Rejects characters that no field may contain, before any schema is applied. Not recursive, so deeply nested input is
 * safe.
 */
export function assertSafeInput(input: unknown) {
  let keys = 0;
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') assertSafeText(value);
    if (value === null || typeof value !== 'object') continue;
    if (depth >= maxDepth) throw new AppError('bad_request', `Please send at most ${maxDepth} levels of nesting.`);
    for (const [key, inner] of Object.entries(value)) {
      keys += 1;
      if (keys > maxKeys) throw new AppError('bad_request', `Please send at most ${maxKeys} values.`);
      if (!Array.isArray(value)) assertSafeKey(key);
      open.push({ value: inner, depth: depth + 1 });
    }
  }
}

/** Reads a query string as one value per name. A repeated name is rejected. */
export function readQuery(search: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [key, value] of search) {
    assertSafeKey(key);
    assertSafeText(value);
    if (key in query) throw new AppError('bad_request', `Please send ${key.slice(0, 40)} once.`);
    query[key] = value;
  }
  return { ...query };
}

function assertSafeKey(key: string) {
  assertSafeText(key);
  if (poisonous.has(key)) throw new AppError('bad_request', 'This property name is not allowed.');
}

export function assertSafeText(text: string) {
  if (text.length > maxText) throw new AppError('bad_request', `Please send texts of at most ${maxText} characters.`);
  if (control.test(text)) throw new AppError('bad_request', 'Please remove control characters from the text.');
  if (!text.isWellFormed())
    throw new AppError('bad_request', 'The text contains an incomplete character. Please type it again.');
}

/** Parses a part of a request. Throws a 400 that lists every invalid field with its message. */
export function parseInput(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input, { error: plainSentence });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.map(String).join('.').slice(0, 100);
    // Only the first error of a field is reported.
    if (name !== '') fields[name] ??= issue.message;
  }
  const [first] = Object.entries(fields);
  if (!first) throw new AppError('bad_request', 'Please send an object.');
  throw new AppError('bad_request', sentenceFor(...first), { fields });
}

const otherForm = 'This value has an unexpected format';

/** Messages for fields whose contract has none, because Zod's own are written for programmers. */
function plainSentence(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return 'Required';
  if (issue.code === 'invalid_value' && issue.values.length <= 12)
    return `Must be one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_big') return tooMuch(issue.origin, issue.maximum);
  if (issue.code === 'too_small') return tooLittle(issue.origin, issue.minimum);
  return otherForm;
}

function tooMuch(of: string, max: number | bigint) {
  if (of === 'string') return `Maximum length is ${max}`;
  return of === 'array' ? `At most ${max} allowed` : `Must be no more than ${max}`;
}

function tooLittle(of: string, min: number | bigint) {
  if (of === 'string') return min === 1 ? 'Required' : `Minimum length is ${min}`;
  return of === 'array' ? `At least ${min} required` : `Must be at least ${min}`;
}

/** Complete sentences are used as they are; fragments get the field's name in front. */
function sentenceFor(name: string, sentence: string) {
  return /^(Choose|Confirm|Describe|Enter|Please|Remove|Separate|Sorry|Start|Use|We) /.test(sentence)
    ? sentence
    : `${name}: ${sentence}`;
}
