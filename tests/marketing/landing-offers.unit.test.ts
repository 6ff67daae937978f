import { describe, expect, it } from 'vitest';
import { leadFormCopy } from '@/lib/content/leads/lead-forms';
import { aboutValues } from '@/lib/content/marketing/about-values';
import { ambassador } from '@/lib/content/marketing/ambassador';
import { cityOwner } from '@/lib/content/marketing/city-owner';
import { home } from '@/lib/content/marketing/home';
import { impactInvestor } from '@/lib/content/marketing/impact-investor';
import { investor } from '@/lib/content/marketing/investor';
import { joiners } from '@/lib/content/marketing/joiners';
import { subscribe } from '@/lib/content/marketing/subscribe';
import { universityOwner } from '@/lib/content/marketing/university-owner';
import { waysToJoin } from '@/lib/content/marketing/ways-to-join';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { textsOf } from './numbers-in';

const pages: readonly ContentPage[] = [home, ambassador, investor, cityOwner, universityOwner, aboutValues];
const openingOf = ({ blocks }: ContentPage) =>
  blocks.flatMap((block) => (block.kind === 'opening' ? block.actions : []));
const text = (content: unknown) => textsOf(content).join(' ');

describe('what the landing pages offer', () => {
  it.each(pages)('[I1] $title closes with one action and at most one alternative', ({ blocks }) => {
    const parts = blocks.flatMap((block) => (block.kind === 'columns' ? [...block.blocks] : [block]));
    const closing = parts.flatMap((block) => (block.kind === 'cta' ? [block.actions.length] : []));
    expect(parts.at(-1)?.kind).toBe('cta');
    expect(closing).toHaveLength(1);
    expect(closing[0]).toBeLessThanOrEqual(2);
  });

  it('[I1] the ambassador page opens with one action', () => {
    expect(openingOf(ambassador).map(({ label }) => label)).toEqual(['Sign up free']);
  });

  it.each([investor, impactInvestor])('[I1] [H5] $title leads a member to the account that sees rounds', (page) => {
    expect(openingOf(page)[0]?.member).toEqual({ label: 'Your investments', href: '/account/investing' });
  });

  it.each([
    ['the home page', joiners[0]],
    ['the comparison', waysToJoin],
    ['the plans', subscribe],
  ])('[S3] %s says what the 1.5 multiplies', (_, content) => {
    expect(text(content)).toContain(
      '1.5x means 1.5 times the standard share and bonus, which a written agreement sets.',
    );
  });

  it('[E1] the comparison of plans names what only cofounding customers read', () => {
    const rows = subscribe.blocks.flatMap((block) => (block.kind === 'matrix' ? [...block.rows] : []));
    expect(rows.find(({ name }) => name.startsWith('Posts'))).toEqual({
      name: 'Posts for cofounding customers',
      cells: ['Yes', 'No', 'No'],
    });
  });

  it('[H10] the investor page says that backing a project is not an investment', () => {
    expect(text(investor)).toContain('Backing is not an investment: you get no equity and no return.');
    expect(text(investor)).toContain('$10.00 to $2,200.00 per card, no equity');
  });

  it('[I4] the campaign form promises one thing about its link: visits and sign-ups, and no commission', () => {
    const { text: offer, promise } = leadFormCopy.campaign;
    expect(`${offer} ${promise}`).toBe(
      'Name your campaign and get a separate link to track its visits and sign-ups. We email you the link. It earns no commission; for that, use your referral link.',
    );
  });

  it('[I1] the school’s first session says what to add up, and in which order', () => {
    expect(text(universityOwner)).toContain(
      'In pairs, add up the results of a few trades by hand. Then add up a full page of the track record, and compare totals.',
    );
  });
});
