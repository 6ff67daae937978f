import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { claims } from '@/lib/content/marketing/claims';
import { overdueClaims } from '@/lib/content/marketing/claims-review';
import { sitePages } from '@/lib/content/marketing/site-pages';
import { team } from '@/lib/content/marketing/team';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { isDateOnly } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { contentPages } from './marketing-texts';
import { numbersIn, spelledIn } from './numbers-in';
import { notClaimed, pageCopy, saidOn } from './page-copy';
import { superlativesIn } from './superlatives-in';

const figuresIn = (text: string) => [...numbersIn(text), ...spelledIn(text), ...superlativesIn(text)];
/** The claims registered for a page; claims of other pages do not count. */
const claimedOn = (path: string) =>
  new Set(
    claims
      .filter(({ where }) => where.includes(path) || where.includes('every page'))
      .flatMap(({ text }) => figuresIn(text)),
  );
const everyText = pageCopy.flatMap(([, texts]) => texts).join('\n');

describe('the texts of the pages', () => {
  it('[I11] are found by the claim tests: at least home and /2024', () => {
    const names = contentPages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['home in home.ts', 'landing2024 in landing-2024.ts']));
  });

  it('[I11] are all checked: each indexable page except documents and tables of market data', () => {
    const looked = new Set(pageCopy.map(([path]) => path));
    expect(sitePages.map(({ path }) => path).filter((path) => !looked.has(path) && !notClaimed.has(path))).toEqual([]);
    expect([...looked].filter((path) => !sitePages.some((page) => page.path === path))).toEqual([]);
  });

  it.each(pageCopy)('[I11] state no number and no superlative that is not registered for %s', (path, texts) => {
    const claimed = claimedOn(path);
    const found = texts.flatMap((text) => figuresIn(text).map((figure) => ({ figure, text })));
    expect(found.filter(({ figure }) => !claimed.has(figure))).toEqual([]);
  });

  it('[I11] the check finds a number and a superlative within a sentence', () => {
    expect(numbersIn('Members made 412% last year')).toEqual(['412%']);
    expect(numbersIn('A SHA-256 hash of UTF-8, a 30-day test drive')).toEqual(['30']);
    expect(spelledIn('About fifteen minutes, nine in ten say')).toEqual(['fifteen minutes', 'nine in ten']);
    expect(superlativesIn('The fastest and safest way, guaranteed.')).toEqual(['fastest', 'safest', 'guaranteed']);
    expect(superlativesIn('Read it first, at the latest in May')).toEqual([]);
  });
});

describe('the claims register', () => {
  const names = new Set(team.map(({ role }) => role));

  it('[I11] names each claim once', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  });

  it.each(claims)('[I11] gives $id a basis, a source, an owner, its pages and a review date', (claim) => {
    expect(claim.basis && claim.source).not.toBe('');
    expect(claim.where.length).toBeGreaterThan(0);
    expect(names).toContain(claim.owner);
    expect(isDateOnly(claim.reviewBy)).toBe(true);
  });

  it.each(claims)('[I11] names an existing source, where it is a file of ours: $id', ({ source }) => {
    for (const file of source.split('; ').filter((part) => /^(lib|docs)\//.test(part)))
      expect(existsSync(file), file).toBe(true);
  });

  it.each(claims)('[I11] contains only claims that a page makes: $id', ({ text }) => {
    for (const figure of figuresIn(text)) expect(everyText.toLowerCase()).toContain(figure.toLowerCase());
  });

  it.each(claims)('[I11] names pages that make the claim: $id', ({ text, where }) => {
    for (const path of where.filter((page) => page !== 'every page')) {
      const said = saidOn(path).toLowerCase();
      expect(
        figuresIn(text).filter((figure) => said.includes(figure.toLowerCase())),
        path,
      ).not.toEqual([]);
    }
  });

  it('[I11] is overdue on the day after its review date, not on the day itself', () => {
    const [claim] = claims;
    if (!claim) throw new Error('The register is empty');
    expect(overdueClaims([claim], claim.reviewBy)).toEqual([]);
    expect(overdueClaims([claim], addDays(claim.reviewBy, 1))).toEqual([expect.stringContaining(`"${claim.id}"`)]);
  });

  it('[I11] plan claims are based on the plans page', () => {
    const basisOf = (id: string) => claims.find((claim) => claim.id === id)?.basis;
    const plans = saidOn(paths.subscribe);
    expect(plans).toContain('Yes, once, with a card');
    expect(basisOf('test-drive')).toMatch(/requires a card.* then becomes a paid plan unless canceled/);
    expect(plans).toContain('$10 off, locked for life');
    expect(basisOf('customer-discount')).toContain('off each invoice for as long as the subscription lasts');
  });
});
