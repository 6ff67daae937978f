import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sitePages } from '@/lib/content/marketing/site-pages';
import { editDistance } from '@/lib/domain/shared/text/edit-distance';
import { nearestPages } from '@/lib/domain/shared/nearest-pages';

const nearest = (address: string) => nearestPages(address, sitePages)[0]?.path;

describe('the nearest page to a wrong address', () => {
  it.each([
    ['/ambasador', '/ambassador'],
    ['/Ambassadors/', '/ambassador'],
    ['/option-signal', '/options-signals'],
    ['/stock-insights/robotics', '/stock-insights-by-sector/robotics'],
    ['/signup', '/sign-up'],
    ['/disclosure.html', '/disclosures'],
  ])('[U5] for %s is %s', (wrong, right) => {
    expect(nearest(wrong)).toBe(right);
  });

  it('[U5] is none rather than a wild guess', () => {
    for (const wrong of ['/', '/wp-login.php', '/xyzzy-plugh', '/%E0%A4%A'])
      expect(nearest(wrong), wrong).toBeUndefined();
  });
});

describe('the edit distance', () => {
  it('[U5] counts insertions, omissions and replacements', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('', 'abc')).toBe(3);
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, one)).toBe(0);
      }),
    );
  });
});

it('[U5] compares the last part of a longer address by itself', () => {
  expect(nearest('/nope/screner')).toBe('/screener');
  expect(nearest('/nope/x')).toBeUndefined();
});
