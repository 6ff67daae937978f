import { describe, expect, it } from 'vitest';
import { agentFamily } from '@/lib/domain/visits/agent-family';
import { newReferralCode } from '@/lib/domain/referrals/new-referral-code';
import { linkTargets, shortLink, shortLinkTarget } from '@/lib/domain/referrals/referral-link';
import { paths } from '@/lib/domain/shared/paths';

const lead = (to: string) => shortLinkTarget('ann', new URLSearchParams({ to }));

describe('[I5] a short link', () => {
  it('carries a target and the campaign’s six fields', () => {
    const utm = {
      utm_source: 'letter', utm_medium: 'mail', utm_id: '7', utm_campaign: 'spring sale', utm_term: 'a&b', utm_content: 'top',
    }; // prettier-ignore
    const link = new URL(shortLink('ann', { to: paths.ambassador, utm }), 'https://site.example');
    expect(link.pathname).toBe('/r/ann');
    expect(Object.fromEntries(link.searchParams)).toEqual({ to: '/ambassador', ...utm });
    const target = new URL(shortLinkTarget('ann', link.searchParams), 'https://site.example');
    expect(target.pathname).toBe('/ambassador');
    expect(Object.fromEntries(target.searchParams)).toEqual({ referredBy: 'ann', ...utm, via: 'r' });
  });

  it('is as short as possible', () => expect(shortLink('ann', { to: '/', utm: { utm_source: ' ' } })).toBe('/r/ann'));

  it('omits a target that is not on the list', () => {
    expect(shortLink('ann', { to: '/account' })).toBe('/r/ann');
    expect(shortLink('ann', { to: '//evil.example' })).toBe('/r/ann');
  });

  it.each(linkTargets)('leads to %s', (to) => expect(lead(to)).toBe(`${to}?referredBy=ann&via=r`));

  it.each([
    '//evil.com', '/\\evil.com', 'https:evil.com', '/%09/evil.com', '/%5cevil.com', 'javascript:alert(1)',
    'https://site.tld.evil.com', 'https://site.tld@evil.com', '/api/users/profile', '/account', '/ambassador/..//evil.com',
    '/ambassador?next=//evil.com', '', ' /investor', '/INVESTOR', '\t//evil.com',
  ])('[R31] [A1] leads home instead of to %j', (to) => expect(lead(to)).toBe('/?referredBy=ann&via=r')); // prettier-ignore

  it('passes on no other parameters', () => {
    const params = new URLSearchParams({ to: '/blog', next: '//evil.com', referredBy: 'other', utm_source: '<b>' });
    expect(shortLinkTarget('ann', params)).toBe('/blog?referredBy=ann&via=r');
  });

  it('has a code that can be dictated', () => {
    for (let n = 0; n < 200; n += 1) expect(newReferralCode()).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
  });
});

it.each([
  ['Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36', 'Chrome'],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, mobile',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox, mobile'],
  ['somebody@example.test 1.0', 'other'],
])('[A1] stores only the family of %s', (agent, family) => expect(agentFamily(agent)).toBe(family));
