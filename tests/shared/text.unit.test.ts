import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cutSentences, cutText, initials } from '@/lib/domain/shared/text/text';

describe('card text', () => {
  it.each([
    ['short enough', 20, 'short enough'],
    ['exactly ten', 11, 'exactly ten'],
    ['ten of them', 11, 'ten of them'],
    ['exactly, a', 10, 'exactly, a'],
    ['one two three four', 12, 'one two...'],
    ['one two three four', 10, 'one two...'],
    ['one two three four', 9, 'one...'],
    ['  spaces \n and\tlines  ', 30, 'spaces and lines'],
    ['Incomprehensibilities are long', 12, 'Incomprehensibilities...'],
    ['Incomprehensibilities', 12, 'Incomprehensibilities'],
    ['twelve chars more', 8, 'twelve...'],
    ['It ends here. It goes on.', 17, 'It ends here...'],
    ['one, two, three', 12, 'one, two...'],
    ['👩‍🚀 rockets and moons', 14, '👩‍🚀 rockets...'],
    ['', 5, ''],
  ])('[S13] cuts %j at %d to %j', (text, limit, cut) => {
    expect(cutText(text, limit)).toBe(cut);
  });

  it.each([
    ['One is here. Two is here.', 25, 'One is here. Two is here.'],
    ['One is here. Two is here.', 24, 'One is here.'],
    ['One is here. Two is here.', 12, 'One is here.'],
    ['One is here. Two is here.', 11, 'One is...'],
    ['Is it? It is! It goes on and on.', 14, 'Is it? It is!'],
    ['It rose 3.5% in a “week.” It fell.', 27, 'It rose 3.5% in a “week.”'],
    ['One sentence that never ends', 12, 'One...'],
    ['  One.\n Two. ', 30, 'One. Two.'],
  ])('[S13] cuts %j at %d between sentences to %j', (text, limit, cut) => {
    expect(cutSentences(text, limit)).toBe(cut);
  });

  it('[S13] cuts only between words and ends in an ellipsis', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(words, fc.integer({ min: 4, max: 80 }), (list, limit) => {
        const text = list.join(' ');
        const cut = cutText(text, limit);
        if (cut === text) return;
        expect(cut.endsWith('...')).toBe(true);
        const kept = cut.slice(0, -3).split(' ');
        expect(list.slice(0, kept.length)).toEqual(kept);
        if (kept.length > 1) expect(cut.length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

describe('monograms', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['founder', 'F'],
    ['Head of Options Signals', 'HS'],
    ['élodie', 'É'],
    ['', ''],
    ['— 7 days', '7D'],
  ])('[S3] takes %j to %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
