import { describe, expect, it } from 'vitest';
import { commitments } from '@/lib/content/investing/commitments';
import { joiners } from '@/lib/content/marketing/joiners';
import { mission, missionTerms } from '@/lib/content/marketing/mission';
import { headlineCommissions, payoutTable } from '@/lib/content/referrals/payouts';
import { team } from '@/lib/content/marketing/team';

describe('the content of section 1', () => {
  it('[S3] has a team gallery of seven roles, each with its own monogram', () => {
    expect(team).toHaveLength(7);
    expect(new Set(team.map(({ monogram }) => monogram)).size).toBe(7);
    for (const { monogram } of team) expect(monogram).toMatch(/^[A-Z]{1,2}$/);
  });

  it('[S3] states the mission word for word, and what it would require', () => {
    expect(mission).toBe('Help 100 million people turn less than $500 into $1,000,000 in under 10 years.');
    expect(missionTerms).toContain('113.8% a year for 10 years');
  });

  it('[S3] makes both commitments with their shares', () => {
    expect(commitments.map(({ key }) => key)).toEqual(['transparency', 'equality']);
    expect(commitments.flatMap(({ figures }) => figures.map(({ value }) => value))).toEqual(['50%', '90%']);
  });

  it.each([
    ['customer', ['$10 a month off, locked for life', '1.5x profit share', '1.5x exit bonus']],
    ['ambassador', ['25% of sales from first-degree', '10% of sales from second-degree', 'exit bonus']],
    ['investor', ['first look at each round', 'invest in each round']],
  ])('[S3] gives the %s the perks of section 1', (kind, perks) => {
    const own = joiners.find((joiner) => joiner.kind === kind)?.perks ?? [];
    expect(own).toHaveLength(perks.length);
    for (const [at, perk] of perks.entries()) expect(own[at]).toContain(perk);
  });
});

describe('the payout table', () => {
  it('[S12] [A6] shows the six rows of section 9', () => {
    expect(payoutTable.map((row) => [row.degree, row.referrals, row.revenue, row.cut, row.payout].join(' '))).toEqual([
      'First 100 $1,000 20% $200',
      'First 1,000 $10,000 22.5% $2,250',
      'First 10,000 $100,000 25% $25,000',
      'Second 10,000 $100,000 10% $10,000',
      'Second 100,000 $1,000,000 12.5% $125,000',
      'Second 1,000,000 $10,000,000 15% $1,500,000',
    ]);
  });

  it('[S12] supports the headline: the first degree goes up to it, the second starts at it', () => {
    const [first, second] = headlineCommissions;
    const cuts = (degree: string) => payoutTable.filter((row) => row.degree === degree).map(({ cut }) => cut);
    expect([first.headline, first.schedule]).toEqual([cuts('First').at(-1), `up to ${cuts('First').at(-1)}`]);
    expect([second.headline, second.schedule]).toEqual([cuts('Second')[0], `${cuts('Second')[0]} and more`]);
  });
});
