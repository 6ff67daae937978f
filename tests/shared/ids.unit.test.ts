import { describe, expect, it } from 'vitest';
import { isRandomId, randomId } from '@/lib/domain/shared/ids';

describe('identifiers', () => {
  it('[S8] [S24] are 20 letters and digits, different each time', () => {
    const made = Array.from({ length: 2_000 }, () => randomId());
    expect(made.every(isRandomId)).toBe(true);
    expect(new Set(made).size).toBe(made.length);
  });

  it('[S8] use all 62 letters and digits about equally', () => {
    const counts = new Map<string, number>();
    for (let made = 0; made < 5_000; made += 1)
      for (const letter of randomId()) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const expected = (5_000 * 20) / 62;
    expect(counts.size).toBe(62);
    // Six standard deviations: a biased modulus would be off by 20 percent; chance alone fails once in ten million
    // runs.
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected));
  });

  it.each(['', 'short', 'a'.repeat(21), `${'a'.repeat(19)}-`, null, 5])('[S8] refuses a stored %j', (value) => {
    expect(isRandomId(value)).toBe(false);
  });
});
