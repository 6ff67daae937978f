import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cutAtWord, lengthOf, teaserLimit } from '@/lib/domain/shared/text/teaser';

describe('the cut of a teaser', () => {
  it.each([
    ['short enough', 20, 'short enough'],
    ['exactly ten', 11, 'exactly ten'],
    ['one two three four', 12, 'one two…'],
    ['one two three four', 8, 'one two…'],
    ['one two three four', 7, 'one…'],
    ['one two three four', 4, 'one…'],
    ['one two three four', 3, 'on…'],
    ['one two three four', 1, '…'],
    ['one two three four', 0, '…'],
    ['  spaces \n and\tlines  ', 30, 'spaces and lines'],
    ['Incomprehensibilities are long', 12, 'Incomprehen…'],
    ['Incomprehensibilities', 12, 'Incomprehen…'],
    ['a comma, and more words', 9, 'a comma…'],
    ['a dash – and more words', 9, 'a dash…'],
    ['a colon: and more words', 10, 'a colon…'],
    ['👩‍🚀 rockets and moons', 10, '👩‍🚀 rockets…'],
    ['👩‍🚀👩‍🚀👩‍🚀👩‍🚀', 3, '👩‍🚀👩‍🚀…'],
    ['flags 🇺🇸🇨🇦🇲🇽 in a row', 9, 'flags…'],
    ['Cafe\u0301 au lait at noon', 8, 'Cafe\u0301 au…'],
    ['東京の株式市場は今日も', 5, '東京の株…'],
    ['one\u00A0two three', 7, 'one…'],
    ['', 5, ''],
  ])('[D2] of %j at %d is %j', (text, limit, cut) => {
    expect(cutAtWord(text, limit)).toBe(cut);
  });

  it('[D2] never exceeds the limit, and keeps whole words from the beginning', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(words, fc.integer({ min: 11, max: 120 }), (list, limit) => {
        const text = list.join(' ');
        const cut = cutAtWord(text, limit);
        expect(lengthOf(cut)).toBeLessThanOrEqual(Math.max(limit, 1));
        if (cut === text) return;
        const kept = cut.slice(0, -1).split(' ');
        expect(list.slice(0, kept.length)).toEqual(kept);
      }),
    );
  });

  it('[D2] leaves most of a post restricted, however short it is', () => {
    expect([teaserLimit(10), teaserLimit(100), teaserLimit(10_000)]).toEqual([4, 40, 600]);
  });
});
