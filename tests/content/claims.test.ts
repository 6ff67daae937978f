import { describe, expect, it } from 'vitest';
import { claims } from '@/lib/content/claims';
import { overdueClaims } from '@/lib/content/claims-review';
import { signUpWords } from '@/lib/content/auth';
import { equalityPage } from '@/lib/content/equality';
import { leadFormWords } from '@/lib/content/lead-forms';
import { placeKindWords, placeRuleWords, placesPage } from '@/lib/content/places';
import { simulatorPage } from '@/lib/content/simulator';
import { sitePages } from '@/lib/content/site-pages';
import { team } from '@/lib/content/team';
import { addDays } from '@/lib/domain/calendar-days';
import { isDateOnly } from '@/lib/domain/dates';
import { paths } from '@/lib/domain/paths';
import { claimedTexts, contentPages } from './marketing-texts';
import { numbersIn, textsOf } from './numbers-in';
import { superlativesIn } from './superlatives-in';

const claimedNumbers = new Set(claims.flatMap(({ text }) => numbersIn(text)));
const claimedSuperlatives = new Set(claims.flatMap(({ text }) => superlativesIn(text)));
/** What pages that are not made of blocks say on their own account. */
const otherTexts = textsOf([
  simulatorPage.warning,
  [placesPage, placeKindWords, placeRuleWords],
  [signUpWords.title, signUpWords.lead, signUpWords.description, signUpWords.kinds],
  Object.values(leadFormWords).map(({ title, description, text, promise, done }) => [
    title,
    description,
    text,
    promise,
    done,
  ]),
]);
/** The words of a page by its address, its computed tables included. */
const pageTexts = new Map<string, string>([
  ...contentPages.map(({ page }) => [addressOf(page.title), textsOf(page).join('\n')] as const),
  [paths.equality, textsOf(equalityPage).join('\n')],
  [paths.simulator, textsOf(simulatorPage).join('\n')],
  [paths.cities, textsOf(placeKindWords.cities).join('\n')],
  [paths.schools, textsOf(placeKindWords.schools).join('\n')],
]);
function addressOf(title: string) {
  return sitePages.find((page) => page.title === title)?.path ?? title;
}
const everyText = [...contentPages.flatMap(({ page }) => claimedTexts(page)), ...otherTexts].join('\n');

describe('pages of words', () => {
  it('[I11] are found by the register’s tests: home and /2024 at least', () => {
    const names = contentPages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['home in home.ts', 'landing2024 in landing-2024.ts']));
  });

  it.each(contentPages)('[I11] state no number that the claims register does not hold: $name', ({ page }) => {
    const found = claimedTexts(page).flatMap((text) => numbersIn(text).map((number) => ({ number, text })));
    expect(found.filter(({ number }) => !claimedNumbers.has(number))).toEqual([]);
  });

  it.each(contentPages)('[I11] use no superlative that the claims register does not hold: $name', ({ page }) => {
    const found = claimedTexts(page).flatMap((text) => superlativesIn(text).map((word) => ({ word, text })));
    expect(found.filter(({ word }) => !claimedSuperlatives.has(word))).toEqual([]);
  });

  it('[I11] and those that are not made of blocks state nothing that the register does not hold', () => {
    for (const text of otherTexts) {
      expect(numbersIn(text).filter((number) => !claimedNumbers.has(number))).toEqual([]);
      expect(superlativesIn(text).filter((word) => !claimedSuperlatives.has(word))).toEqual([]);
    }
  });

  it('[I11] sees a number and a superlative in the middle of a sentence', () => {
    expect(numbersIn('Members made 412% last year')).toEqual(['412%']);
    expect(superlativesIn('The fastest and safest way, guaranteed.')).toEqual(['fastest', 'safest', 'guaranteed']);
    expect(superlativesIn('Read it first, at the latest in May')).toEqual([]);
  });
});

describe('the claims register', () => {
  const names = new Set(team.map(({ role }) => role));

  it('[I11] names each claim once', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  });

  it.each(claims)('[I11] gives $id a basis, a source, an owner, its pages and a day of review', (claim) => {
    expect(claim.basis && claim.source).not.toBe('');
    expect(claim.where.length).toBeGreaterThan(0);
    expect(names).toContain(claim.owner);
    expect(isDateOnly(claim.reviewBy)).toBe(true);
  });

  it.each(claims)('[I11] holds nothing that no page says: $id', ({ text }) => {
    for (const number of numbersIn(text)) expect(everyText).toContain(number);
    for (const word of superlativesIn(text)) expect(everyText.toLowerCase()).toContain(word);
  });

  it.each(claims)('[I11] names pages that say something of it: $id', ({ text, where }) => {
    const parts = [...numbersIn(text), ...superlativesIn(text)];
    for (const path of where.filter((page) => page !== 'every page')) {
      const said = pageTexts.get(path);
      expect(
        parts.filter((part) => said?.toLowerCase().includes(part.toLowerCase())),
        path,
      ).not.toEqual([]);
    }
  });

  it('[I11] is overdue on the day after its review, not on the day itself', () => {
    const [claim] = claims;
    if (!claim) throw new Error('The register is empty');
    expect(overdueClaims([claim], claim.reviewBy)).toEqual([]);
    expect(overdueClaims([claim], addDays(claim.reviewBy, 1))).toEqual([expect.stringContaining(`"${claim.id}"`)]);
  });

  it('[I11] rest, where they are about plans, on what the plans’ page says', () => {
    const basisOf = (id: string) => claims.find((claim) => claim.id === id)?.basis;
    const plans = pageTexts.get(paths.subscribe) ?? '';
    expect(plans).toContain('Yes, once, with a card');
    expect(basisOf('test-drive')).toMatch(/begins with a card.* paid plan after them unless it is cancelled/);
    expect(plans).toContain('$10 off, locked for life');
    expect(basisOf('customer-discount')).toContain('off each invoice for as long as the subscription lasts');
  });
});
