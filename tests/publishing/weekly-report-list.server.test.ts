import { beforeEach, describe, expect, it } from 'vitest';
import { newsletterChosen } from '@/lib/content/leads/messages';
import { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import type { MailList } from '@/lib/domain/publishing/newsletter';
import { visitor } from '@/tests/support/api/api';
import { freshEmail } from '@/tests/support/database/factories';
import { issuesTo, onTheList, publishTwo, sendEdition } from '@/tests/support/features/editions';
import { forgetLimits, mailsAfterPost, rowsOf, tokenIn } from '@/tests/support/features/leads';

const { subscribe, confirm, preferences, choose, unsubscribe } = newsletterContract;
const ask = (email: string, list?: MailList) => visitor().ask(subscribe, { body: { email, ...(list && { list }) } });
const press = (token: string) => visitor().ask(confirm, { body: { token } });
const read = async (token: string) => (await visitor().ask(preferences, { query: { token } })).answer;
const listsOf = async (email: string) => (await read(await tokenIn(email, 'unsubscribe'))).lists;

/** Subscribes to a list and confirms with the newest link. */
async function join(email: string, list?: MailList) {
  await forgetLimits();
  await ask(email, list);
  expect((await press(await tokenIn(email, 'confirm'))).status).toBe(200);
}

beforeEach(forgetLimits);

describe('[H9] the weekly report by email', () => {
  it('is confirmed by a link whose mail says so, without subscribing to the newsletter', async () => {
    await publishTwo();
    const email = freshEmail();
    expect((await ask(email, 'weekly-report')).status).toBe(200);
    const [mail, ...more] = await mailsAfterPost(email);
    expect(more).toEqual([]);
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toMatch(
      /Confirm your email within 7 days to get the weekly report from /,
    );
    const row = () =>
      rowsOf('select state, issues, weekly_report from newsletter_subscribers where email = $1', [email]);
    expect(await row()).toEqual([{ state: 'pending', issues: false, weekly_report: false }]);
    await press(await tokenIn(email, 'confirm'));
    expect(await row()).toEqual([{ state: 'subscribed', issues: false, weekly_report: true }]);
    expect((await mailsAfterPost(email)).at(-1)?.subject).toMatch(/subscribed to the weekly report from /);
    await sendEdition();
    expect(await issuesTo(email)).toEqual([]);
  });

  it('does not start for a reader of the newsletter before that reader confirms it', async () => {
    const email = freshEmail();
    await join(email);
    expect(await listsOf(email)).toEqual(['newsletter']);
    await forgetLimits();
    await ask(email, 'weekly-report');
    const token = await tokenIn(email, 'confirm');
    expect(await listsOf(email)).toEqual(['newsletter']);
    await press(token);
    expect(await listsOf(email)).toEqual(['newsletter', 'weekly-report']);
    // The link of one list does not work for the other, and works only once.
    expect((await press(token)).status).toBe(200);
    expect(await listsOf(email)).toEqual(['newsletter', 'weekly-report']);
  });

  it.each([
    ['newsletter', 'weekly-report'],
    ['weekly-report', 'newsletter'],
  ] as const)('is kept together with the other list: %s, then %s', async (first, second) => {
    const email = freshEmail();
    await join(email, first);
    await join(email, second);
    expect(await listsOf(email)).toEqual(['newsletter', 'weekly-report']);
    const mails = (await mailsAfterPost(email)).length;
    for (const list of [first, second]) {
      await forgetLimits();
      await ask(email, list);
    }
    expect(await mailsAfterPost(email)).toHaveLength(mails);
  });

  it('[I6] stores the consent of the request and of the confirmation, and keeps that of the newsletter', async () => {
    const email = freshEmail();
    await join(email);
    const confirmedAt = () =>
      rowsOf('select confirmed_at, confirm_ip from newsletter_subscribers where email = $1', [email]);
    const before = await confirmedAt();
    await join(email, 'weekly-report');
    expect(await confirmedAt()).toEqual(before);
    const consents = await rowsOf(
      `select c.name, c.version, c.page from consent_events c join newsletter_subscribers s on s.id = c.subject
        where s.email = $1 order by c.at`,
      [email],
    );
    expect(consents).toEqual([
      { name: 'newsletter', version: 2, page: null },
      { name: 'weekly-report', version: 1, page: null },
      { name: 'weekly-report', version: 1, page: '/newsletter/confirm' },
    ]);
  });

  it('is selected and deselected on the preferences page, with the newsletter or alone', async () => {
    const email = await onTheList();
    await sendEdition();
    const token = /unsubscribe\?token=([\w-]+)/.exec((await issuesTo(email))[0]?.text ?? '')?.[1] ?? '';
    const wants = ['signals'];
    const change = (lists: MailList[], topics = wants) =>
      visitor().ask(choose, { body: { token, lists, wants: topics, pace: 'every' } });
    expect((await read(token)).lists).toEqual(['newsletter']);
    expect((await change(['newsletter', 'weekly-report'])).answer.message).toBe(newsletterChosen);
    expect((await read(token)).lists).toEqual(['newsletter', 'weekly-report']);
    // Topics belong to the newsletter, so the weekly report alone requires none.
    expect((await change(['weekly-report'], [])).status).toBe(200);
    expect((await read(token)).lists).toEqual(['weekly-report']);
    await sendEdition();
    expect(await issuesTo(email)).toHaveLength(1);
    const refused = await change([]);
    expect([refused.status, refused.refusal.message]).toEqual([
      422,
      'Choose the newsletter or the weekly report, or unsubscribe below.',
    ]);
    // A request without lists, as sent before there were two, changes neither.
    await visitor().ask(choose, { body: { token, wants, pace: 'monthly' } });
    expect(await read(token)).toMatchObject({ lists: ['weekly-report'], pace: 'monthly' });
    const consents = await rowsOf(
      `select c.page from consent_events c join newsletter_subscribers s on s.id = c.subject
        where s.email = $1 and c.name = 'weekly-report'`,
      [email],
    );
    expect(consents).toEqual([{ page: '/newsletter/preferences' }]);
  });

  it('ends with everything else, and a later newsletter does not restart it', async () => {
    const email = freshEmail();
    await join(email, 'weekly-report');
    await visitor().ask(unsubscribe, { body: { token: await tokenIn(email, 'unsubscribe') } });
    const row = () => rowsOf('select state, weekly_report from newsletter_subscribers where email = $1', [email]);
    expect(await row()).toEqual([{ state: 'ended', weekly_report: false }]);
    await join(email, 'newsletter');
    expect(await row()).toEqual([{ state: 'subscribed', weekly_report: false }]);
    expect(await listsOf(email)).toEqual(['newsletter']);
  });
});
