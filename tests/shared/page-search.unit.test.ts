import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sitePages } from '@/lib/content/shared/site-pages';
import { editDistance } from '@/lib/domain/shared/edit-distance';
import { nearestPages, searchPages } from '@/lib/domain/shared/page-search';

const first = (question: string) => searchPages(question, sitePages)[0]?.path;
const nearest = (address: string) => nearestPages(address, sitePages)[0]?.path;

describe('search over our own pages', () => {
  it.each([
    ['ambassador', '/ambassador'],
    ['Track record', '/options-signals'],
    ['robot', '/stock-insights-by-sector/robotics'],
    ['robotics news', '/stock-insights-by-sector/robotics/news'],
    ['privcy', '/privacy'],
    ['COOKIES', '/cookies'],
  ])('[U5] finds the page for %j', (question, path) => {
    expect(first(question)).toBe(path);
  });

  it('[U5] finds nothing for nothing and for words that no page has', () => {
    expect(searchPages('', sitePages)).toEqual([]);
    expect(searchPages('   ?? ', sitePages)).toEqual([]);
    expect(searchPages('xylophone', sitePages)).toEqual([]);
    expect(searchPages('privacy xylophone', sitePages)).toEqual([]);
  });

  it('[U5] answers any text, however odd or long', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 150 }),
          fc.constantFrom('\ud800', '\u0000', 'é'.repeat(5000), '💥 %E0', 'Ünïcödé'),
        ),
        (question) => {
          expect(searchPages(question, sitePages).length).toBeLessThanOrEqual(sitePages.length);
        },
      ),
      { numRuns: 30 },
    );
  });
});

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

describe('the distance between words', () => {
  it('[U5] counts what must be put in, left out or changed', () => {
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
