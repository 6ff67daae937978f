import { describe, expect, it } from 'vitest';
import { aboutValues } from '@/lib/content/marketing/about-values';
import { ambassador } from '@/lib/content/marketing/ambassador';
import type { Block, BlockKind, BlockOf, ContentPage, DataBlock } from '@/lib/content/shared/blocks';
import { cityOwner } from '@/lib/content/marketing/city-owner';
import { impactInvestor } from '@/lib/content/marketing/impact-investor';
import { investor } from '@/lib/content/marketing/investor';
import { joiners } from '@/lib/content/marketing/joiners';
import { ladder } from '@/lib/content/referrals/ladder';
import { mission, missionTerms } from '@/lib/content/marketing/mission';
import { universityOwner } from '@/lib/content/marketing/university-owner';
import { leadForms } from '@/lib/domain/shared/lead-form-names';
import { allPaths } from '@/tests/support/all-paths';
import { paths } from '@/lib/domain/shared/paths';
import { payoutRows } from '@/lib/domain/referrals/payout-rows';
import { textsOf } from './numbers-in';

const pages: readonly ContentPage[] = [ambassador, investor, cityOwner, universityOwner, aboutValues, impactInvestor];

const flat = (blocks: readonly (Block | DataBlock)[]): (Block | DataBlock)[] =>
  blocks.flatMap((block) => ('blocks' in block ? [block, ...flat(block.blocks ?? [])] : [block]));
const find = <Kind extends BlockKind>(page: ContentPage, kind: Kind) =>
  flat(page.blocks).filter((block): block is BlockOf<Kind> => block.kind === kind);

describe('the pages about taking part', () => {
  it('[I1] each make their own argument: no two share a title, a heading or a sequence of blocks', () => {
    const headings = pages.flatMap((page) =>
      flat(page.blocks).flatMap((block) => ('title' in block ? [block.title] : [])),
    );
    expect(headings.length).toBeGreaterThan(40);
    expect(new Set(headings).size).toBe(headings.length);
    expect(
      new Set(
        pages.map((page) =>
          flat(page.blocks)
            .map(({ kind }) => kind)
            .join(),
        ),
      ).size,
    ).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });

  it.each(pages)('[I1] start with a headline, have a next step, and repeat no sentence: $title', (page) => {
    expect(page.blocks[0]?.kind).toBe('opening');
    expect(page.description.length).toBeLessThanOrEqual(160);
    const long = textsOf(page.blocks).filter((text) => text.length > 40);
    expect(new Set(long).size).toBe(long.length);
  });

  it.each(pages)('[I1] link only to existing pages: $title', (page) => {
    const known = new Set<string>([
      ...Object.values(allPaths).filter((path) => typeof path === 'string'),
      ...leadForms.map((form) => paths.form(form)),
    ]);
    const hrefs = [...JSON.stringify(page).matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href);
    const own = hrefs.filter((href) => href.startsWith('/')).map((href) => href.split('?')[0] ?? '');
    expect(own.length).toBeGreaterThan(2);
    expect(own.filter((href) => !known.has(href))).toEqual([]);
    for (const href of hrefs.filter((other) => !other.startsWith('/'))) expect(new URL(href).protocol).toBe('https:');
  });

  it.each(pages)('[A11] put no sentence about earning beside trade results: $title', (page) => {
    const blocks = flat(page.blocks);
    expect(blocks.filter(({ kind }) => kind === 'hero' || kind === 'record')).toEqual([]);
    const says = (block: Block | undefined, words: RegExp) =>
      block !== undefined && words.test(textsOf(block).join(' '));
    for (const [at, block] of page.blocks.entries()) {
      if (!says(block, /\bTrade \d|\$1,000 becomes/)) continue;
      for (const near of [page.blocks[at - 1], block, page.blocks[at + 1]])
        expect(says(near, /commission|payout|you earn|turn less than/i)).toBe(false);
    }
  });

  it.each(pages)('[I1] do not ask a member to sign up again: $title', (page) => {
    const actions = flat(page.blocks).flatMap((block) => ('actions' in block ? block.actions : []));
    for (const { href, member } of actions.filter((action) => action.href.startsWith(paths.signUp)))
      expect(member?.href, href).toMatch(/^\/(?!sign-up)/);
  });
});

describe('the ambassador page', () => {
  it('[S12] draws the ladder from the payout rows, and shows all six of them', () => {
    const rungs = ladder.flatMap(({ rungs: own }) => own.map(({ cutBp }) => cutBp));
    expect(rungs).toEqual(payoutRows().map(({ cutBp }) => cutBp));
    expect(find(ambassador, 'payouts')[0]?.rows).toHaveLength(6);
    for (const row of payoutRows()) expect((row.revenueCents * row.cutBp) / 10_000).toBe(row.payoutCents);
  });

  it('[A11] shows every example as the product of its factors', () => {
    const lines = find(ambassador, 'worked').flatMap(({ examples }) => examples.flatMap((example) => example.lines));
    expect(lines.length).toBe(4);
    for (const { sum, result } of lines) {
      const [count = 0, each = 0, cut = 0] = sum.split('×').map((part) => Number(part.replaceAll(/[$,%\s]/g, '')));
      expect(`$${((count * each * cut) / 100).toLocaleString('en-US')}`).toBe(result);
    }
  });

  it('[S3] compares the three kinds of joiner by the perks that section 1 gives them', () => {
    const matrix = find(ambassador, 'matrix').at(-1);
    expect(matrix?.columns.slice(1)).toEqual(joiners.map(({ label }) => label));
    const cells = textsOf(matrix?.rows).join(' | ');
    for (const perk of ['$10 a month off, locked for life', '1.5x profit share', '1.5x exit bonus', '25%', '10%'])
      expect(cells).toContain(perk);
  });

  it('[A11] has no figures of its own: the page’s data provides them', () => {
    expect(find(ambassador, 'earnings').map(({ view }) => view)).toEqual([null]);
  });
});

describe('the other pages', () => {
  it('[S3] about and values states the mission with what it would require, seven roles, both commitments', () => {
    expect(find(aboutValues, 'fold')[0]).toMatchObject({ title: `Our mission: ${mission}`, text: missionTerms });
    expect(find(aboutValues, 'team')[0]?.roles).toHaveLength(7);
    expect(find(aboutValues, 'figures')[0]?.figures.map(({ value }) => value)).toEqual(['50%', '90%']);
  });

  it('[I1] the commitments lead to their ledgers', () => {
    const links = find(aboutValues, 'cta').flatMap(({ actions }) => actions.map(({ href }) => href));
    expect(links).toEqual([paths.capTable, paths.weeklyReports]);
  });

  it('[I1] the investor pages say that nothing is solicited, nothing accepted and no one obliged', () => {
    for (const page of [investor, impactInvestor]) {
      const text = textsOf(page).join(' ');
      for (const part of ['is being solicited', 'will not be accepted', 'no obligation of any kind'])
        expect(text).toContain(part);
    }
  });

  it('[I2] a city and a school are explicitly titles without property rights', () => {
    for (const page of [cityOwner, universityOwner])
      expect(textsOf(page).join(' ')).toMatch(/gives no property rights/);
  });

  it('[I1] the schedule of an evening adds up to the promised hour', () => {
    const [evening] = find(universityOwner, 'spans');
    expect(evening?.parts.reduce((sum, { length }) => sum + length, 0)).toBe(60);
  });
});
