import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../errors';

const prefixLength = 5;

let sums: Map<string, string[]> | undefined;

/**
 * Leaked passwords by the beginning of their SHA-1 sum, the way public leak lists are asked: whoever asks learns about
 * a handful, and we learn five digits. The list is the 49,000 of zxcvbn's dictionary.
 */
export function leakedSuffixes(prefix: string): string[] {
  if (!/^[0-9A-F]{5}$/.test(prefix)) throw new AppError('bad_request', 'Please send five hexadecimal digits.');
  return (sums ??= readSums()).get(prefix) ?? [];
}

function readSums() {
  const found = new Map<string, string[]>();
  for (const password of dictionary['passwords-common']) {
    const sum = createHash('sha1').update(String(password)).digest('hex').toUpperCase();
    const [prefix, suffix] = [sum.slice(0, prefixLength), sum.slice(prefixLength)];
    found.set(prefix, [...(found.get(prefix) ?? []), suffix]);
  }
  return found;
}
