import { AppError } from '../errors';

const maxDepth = 20;
const maxKeys = 1000;
const maxText = 20_000;
const poisonous = new Set(['__proto__', 'constructor', 'prototype']);
// NUL and the other C0 controls, except tab and line breaks, which single-line fields refuse themselves.

const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/**
 * Rejects characters that no field may contain, before any schema runs. Walks without recursion, so deep input is safe.
 */
export function assertSafeInput(input: unknown) {
  let keys = 0;
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') assertSafeText(value);
    if (value === null || typeof value !== 'object') continue;
    if (depth >= maxDepth) throw new AppError('bad_request', `Please nest at most ${maxDepth} levels.`);
    for (const [key, inner] of Object.entries(value)) {
      keys += 1;
      if (keys > maxKeys) throw new AppError('bad_request', `Please send at most ${maxKeys} values.`);
      if (!Array.isArray(value)) assertSafeKey(key);
      open.push({ value: inner, depth: depth + 1 });
    }
  }
}

/** A query string as one value per name: a repeated name is rejected. */
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
  if (poisonous.has(key)) throw new AppError('bad_request', 'That name is not allowed in a request.');
}

export function assertSafeText(text: string) {
  if (text.length > maxText) throw new AppError('bad_request', `Please send texts of at most ${maxText} characters.`);
  if (control.test(text)) throw new AppError('bad_request', 'Please remove control characters from the text.');
  if (!text.isWellFormed())
    throw new AppError('bad_request', 'The text contains an incomplete character. Please type it again.');
}
