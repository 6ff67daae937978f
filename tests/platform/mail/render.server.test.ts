import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailPayload, type MailData } from '@/lib/server/app/mail/payload';
import { renderMail } from '@/lib/server/app/mail/render';
import { templates } from '@/lib/server/app/mail/templates';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const siteUrl = 'https://roi.example.test';
const unsubscribeLink = `${siteUrl}/newsletter/unsubscribe?token=abc`;
const link = `${siteUrl}/reset-password/abc_DEF-123`;

const at = '2027-02-19T10:00:00.000Z';
const aboutPlace = (firstName: string) => ({
  firstName,
  place: 'Chicago, IL',
  link: `${siteUrl}/places/cities/chicago-il`,
});

const aboutRound = (firstName: string) => ({
  firstName,
  round: 'The first round',
  link: `${siteUrl}/rounds/first`,
  isSample: true,
});

const data = (firstName: string): MailData => ({
  'password-reset': { firstName, link, minutes: 30, kind: 'user' },
  'password-changed': { firstName, hadFeed: true, hadDetails: true },
  'password-replaced': { firstName, hadFeed: false },
  'accounts-linked': { firstName },
  'email-confirm': { firstName, link, hours: 24, isNew: true },
  'email-requested': { firstName, link: `${siteUrl}/account/cancel-email/abc`, hours: 24 },
  'email-changed': { firstName },
  'account-deleted': { firstName, hadPlan: true },
  'session-revoked': { firstName },
  welcome: { firstName },
  'newsletter-confirm': {
    link: `${siteUrl}/newsletter/confirm?token=abc`,
    unsubscribeLink,
    days: 7,
    list: 'newsletter',
  },
  'newsletter-confirmed': { unsubscribeLink, list: 'weekly-report' },
  'weekly-report': {
    week: '2026-01-05',
    report: {
      ...{ revision: 2, words: 'A quiet week.', reason: 'An incident was missing.', signedBy: 'Robin Example' },
      figures: { signalsIssued: 4, revenueCents: 1_234_50, recordHeadHash: null, sharesHeadHash: 'b'.repeat(64) },
      ...{ writtenAt: at, hash: 'a'.repeat(64), previousHash: '0'.repeat(64) },
    },
    isSample: true,
    link: `${siteUrl}/weekly-reports/2026-01-05`,
    unsubscribeLink,
  },
  'newsletter-issue': {
    subject: 'Two posts',
    intro: '<p>Hello.</p>',
    posts: [
      {
        ...{ title: 'A post', author: 'Options desk', audience: 'Free', html: '<p>Words.</p>' },
        ...{ isOpen: false, link: `${siteUrl}/blog/a-post` },
      },
    ],
    unsubscribeLink,
  },
  'join-noted': { firstName, joinAs: 'ambassador' },
  'sponsor-noted': { firstName },
  'contact-noted': { name: 'Ann Lee', topic: 'account' },
  'contact-message': { name: 'Ann Lee', email: 'ann@example.test', topic: 'press', message: 'Hello.\nCall me.' },
  'campaign-link': { firstName, link: `${siteUrl}/?utm_source=event&utm_medium=campaign&utm_campaign=spring` },
  'idea-noted': { symbol: 'AAPL', tradeType: 'Call', strike: 190.5, expiration: '2030-01-18' },
  'place-claimed': { ...aboutPlace(firstName), decidedBy: at },
  'place-confirmed': { ...aboutPlace(firstName), termEndsAt: at },
  'place-offered': { ...aboutPlace(firstName), until: at },
  'place-warning': { ...aboutPlace(firstName), lapsesAt: at, isTermOver: false },
  'place-ended': { ...aboutPlace(firstName), ending: 'lapsed' },
  'round-open': { ...aboutRound(firstName), portal: 'Example Portal LLC' },
  'round-changed': { ...aboutRound(firstName), text: 'The price has changed.', reconfirmBy: at },
  'commitment-ended': { ...aboutRound(firstName), ending: 'not-reconfirmed', portal: 'Example Portal LLC', at },
  'application-news': { status: 'ACTION_REQUIRED', link: `${siteUrl}/open-account/status` },
  'bank-removal-failed': { firstName, bankName: 'First Platypus Bank', link: `${siteUrl}/account` },
  'operator-alert': { name: 'message-budget-low', about: '2027-02-19', at },
  'signal-news': {
    ...{ firstName, news: 'closed', symbol: 'AAPL', tradeType: 'Call', expiration: '2030-01-18', isSample: true },
    ...{ strikeCents: 19_050, bidCents: 410, roiBp: 5_000, link: `${siteUrl}/options-signals?variant=live` },
  },
  'watch-alert': {
    ...{ firstName, kind: 'above', ticker: 'AAPL', name: 'Apple Inc.', price: 200, close: 201.5, day: '2026-11-20' },
    ...{ isSample: true, link: `${siteUrl}/stocks/AAPL` },
  },
  billing: { firstName, kind: 'trial-begun', amountCents: 2_000, interval: 'month', at, link },
  'transfer-news': {
    firstName,
    kind: 'deposit-returned',
    amountCents: 123_45,
    bankName: 'First Platypus Bank',
    bankMask: '0000',
    expectedOn: '2026-11-27',
    reason: 'insufficient funds (R01)',
    link: `${siteUrl}/account/transfers`,
  },
  'payout-news': {
    ...{ firstName, kind: 'returned', amountCents: 25_50, destination: 'the bank account ending in 6789' },
    ...{ reason: 'account closed (R02)', link: `${siteUrl}/ambassador` },
  },
  'confirm-signup': { link, days: 7 },
});
const names = Object.keys(templates) as (keyof MailData)[];
const greeting = names.filter((name) => 'firstName' in data('Ann')[name]);

let restore: () => void;
beforeEach(() => {
  restore = changeSettings({ siteUrl, productName: 'The ROI' });
});
afterEach(() => restore());

describe.each(names)('the mail %s', (name) => {
  it('[R44] is read from the outbox', () => {
    const mail = { template: name, to: 'ann@example.test', data: data('Ann')[name] };
    expect(mailPayload.parse(mail)).toEqual(mail);
  });

  it('[R7] has a subject, HTML and text without gaps', async () => {
    const { subject, html, text } = await renderMail(name, data('Ann')[name]);
    expect(subject).toContain('The ROI');
    for (const part of [subject, html, text]) expect(part).not.toMatch(/undefined|null,|NaN|\[object/);
    expect(text).not.toMatch(/<[a-z]/);
  });

  it('[R10] links to the configured address and nowhere else', async () => {
    const { html, text } = await renderMail(name, data('Ann')[name]);
    const targets = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect(target?.startsWith(siteUrl)).toBe(true);
    for (const [address] of text.matchAll(/https?:\/\/\S+/g)) expect(address.startsWith(siteUrl)).toBe(true);
  });

  it('[U3] has colors for dark mode', async () => {
    const { html } = await renderMail(name, data('Ann')[name]);
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toContain('content="light dark"');
  });
});

describe.each(greeting)('the mail %s', (name) => {
  it('[R7] greets by the first name', async () => {
    const { html, text } = await renderMail(name, data('Ann')[name]);
    expect(html).toContain('Hello Ann,');
    expect(text).toContain('Hello Ann,');
  });

  it('[R32] shows a name as it is and never as markup', async () => {
    const { html, text } = await renderMail(name, data('<b onclick="x">A&B</b>')[name]);
    expect(html).not.toContain('<b onclick');
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;A&amp;B&lt;/b&gt;');
    expect(text).toContain('<b onclick="x">A&B</b>');
  });
});

describe('the reset mail', () => {
  it('[R7] says how long its link is valid, and for which kind of account', async () => {
    const user = await renderMail('password-reset', { firstName: 'Ann', link, minutes: 30, kind: 'user' });
    expect(user.text).toContain(link);
    expect(user.text).toContain('30 minutes');
    expect(user.text).toContain('your account at');
    const investor = await renderMail('password-reset', { firstName: 'Ann', link, minutes: 1, kind: 'investor' });
    expect(investor.text).toContain('1 minute ');
    expect(investor.text).toContain('your investor account at');
  });

  it.each(['https://evil.example/reset-password/abc', `${siteUrl}.evil.example/x`, `${siteUrl}@evil.example/x`])(
    '[R10] refuses the link %s, which leads to another site',
    async (foreign) => {
      const mail = renderMail('password-reset', { firstName: 'Ann', link: foreign, minutes: 30, kind: 'user' });
      await expect(mail).rejects.toMatchObject({ code: 'unavailable' });
    },
  );
});

describe('an issue of the newsletter', () => {
  it('[D5] contains nothing that tracks opens or clicks, so nothing is ever re-sent for that', async () => {
    const { html, text } = await renderMail('newsletter-issue', data('Ann')['newsletter-issue']);
    expect(html).not.toMatch(/<img|<link|background=|url\(/i);
    const withSecrets = [...html.matchAll(/href="([^"]+\?[^"]+)"/g)].map(([, target]) => target);
    expect(withSecrets).toEqual([unsubscribeLink, unsubscribeLink.replace('unsubscribe', 'preferences')]);
    expect(text).toContain('newsletter/preferences?token=abc');
  });
});
