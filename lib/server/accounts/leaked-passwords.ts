import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '@/lib/server/platform/errors';

const prefixLength = 5;

let sums: Map<string, string[]> | undefined;

/**
 * Suffixes of the SHA-1 hashes of leaked passwords that start with a prefix, as in public leak APIs: the caller gets a
 * handful of suffixes, and we learn only five digits. The list is the 49,000 passwords in zxcvbn's dictionary.
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
