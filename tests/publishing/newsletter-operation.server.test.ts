import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import { newsletterOperationContract } from '@/lib/contracts/publishing/newsletter-operation';
import type { MailList } from '@/lib/domain/publishing/newsletter';
import { emailKey } from '@/lib/domain/shared/email';
import { setClock } from '@/lib/server/platform/clock';
import { db, pool } from '@/lib/server/platform/db/pool';
import { mailSuppressions } from '@/lib/server/platform/db/schema/leads';
import { settings } from '@/lib/server/platform/settings/env';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { sendNewsletter } from '@/lib/server/publishing/newsletter/send-newsletter-job';
import { visitor } from '@/tests/support/api/api';
import {
  confirmAddress,
  draftEdition,
  issuesTo,
  onTheList,
  publishTwo,
  sendEdition,
  tokenOfIssue,
} from '@/tests/support/features/editions';
import { investingMember } from '@/tests/support/features/linked-accounts';
import { freshEmail, registerMember } from '@/tests/support/database/factories';
import { postFile, publish, subscribeTo, withdraw } from '@/tests/support/features/posts';

const ask = { bearer: settings().opsToken };
const calls = newsletterOperationContract;

beforeAll(publishTwo);

beforeEach(async () => {
  await pool().query('delete from newsletter_subscribers');
  await pool().query('delete from mail_suppressions');
});
afterEach(() => setClock());

describe('[D5] an issue of the newsletter', () => {
  it('is mailed once to every subscriber, whatever runs twice', async () => {
    const readers = [await onTheList(), await onTheList()];
    const id = await sendEdition();
    await sendNewsletter();
    await drainOutbox();
    for (const reader of readers) expect(await issuesTo(reader)).toHaveLength(1);
    const { items } = (await visitor().ask(calls.list, ask)).answer;
    expect(items.find((edition) => edition.id === id)).toMatchObject({ state: 'sent', mailed: 2, left: 0 });
  });

  it('is sent at its time and not before', async () => {
    const reader = await onTheList();
    const { id } = (await draftEdition()).answer;
    const at = new Date(Date.now() + 3_600_000);
    const schedule = (time: Date) =>
      visitor().ask(calls.schedule, { params: { id }, body: { sendAt: time.toISOString() }, ...ask });
    expect((await schedule(new Date(Date.now() - 60_000))).refusal.message).toBe('That time has passed.');
    await schedule(at);
    setClock(() => new Date(at.getTime() - 1));
    await sendNewsletter();
    await drainOutbox();
    expect(await issuesTo(reader)).toHaveLength(0);
    setClock(() => at);
    await sendNewsletter();
    await drainOutbox();
    expect(await issuesTo(reader)).toHaveLength(1);
  });

  it('[D6] contains what each reader may read on the page', async () => {
    const [paying, free] = [await registerMember(), await registerMember()];
    for (const member of [paying, free]) {
      await confirmAddress(member);
      await onTheList(member.email);
    }
    await subscribeTo(paying);
    const other = await onTheList();
    await sendEdition();
    const text = async (email: string) => (await issuesTo(email))[0]?.text ?? '';
    expect(await text(paying.email)).toContain('murmelstein');
    for (const email of [free.email, other]) {
      expect(await text(email)).toContain('A beginning.');
      expect(await text(email)).not.toContain('murmelstein');
      expect(await text(email)).toMatch(/Read the rest at/i);
    }
  });

  it('[D6] contains what a member pays for, whose address has an investor account as well', async () => {
    const { member } = await investingMember();
    await subscribeTo(member);
    await onTheList(member.email);
    await sendEdition();
    expect((await issuesTo(member.email))[0]?.text).toContain('murmelstein');
  });

  it('has its posts in their order, each for readers who want one of its topics', async () => {
    await publish(postFile({ id: 'two-topics', title: 'Two topics', categories: 'how-we-count, signals' }, 'Both.'));
    const [all, selective] = [await onTheList(), await onTheList(freshEmail(), { skips: ['signals'] })];
    const posts = ['two-topics', 'paid-one', 'open-one'];
    await sendEdition({ posts });
    const titles = async (email: string) => (await issuesTo(email))[0]?.text?.match(/two topics|paid one|open one/gi);
    expect((await titles(all))?.map((title) => title.toLowerCase())).toEqual(['two topics', 'paid one', 'open one']);
    expect((await titles(selective))?.map((title) => title.toLowerCase())).toEqual(['two topics', 'open one']);
  });

  it('contains nothing paid for an address that its account has not confirmed', async () => {
    const member = await registerMember();
    await subscribeTo(member);
    await onTheList(member.email);
    await sendEdition();
    expect((await issuesTo(member.email))[0]?.text).not.toContain('murmelstein');
  });

  it('reaches its segment of the list', async () => {
    const paying = await registerMember();
    await confirmAddress(paying);
    await subscribeTo(paying);
    await onTheList(paying.email);
    const other = await onTheList();
    await sendEdition({ segment: 'paid' });
    expect([(await issuesTo(paying.email)).length, (await issuesTo(other)).length]).toEqual([1, 0]);
    await sendEdition({ segment: 'free' });
    expect([(await issuesTo(paying.email)).length, (await issuesTo(other)).length]).toEqual([1, 1]);
  });

  it('is not sent to blocked addresses, or when nothing that the reader wants is left', async () => {
    const bounced = await onTheList();
    await db()
      .insert(mailSuppressions)
      .values({ emailKey: emailKey(bounced), reason: 'bounced', at: new Date() });
    const selective = await onTheList(freshEmail(), { skips: ['how-we-count', 'signals'] });
    const id = await sendEdition();
    expect([(await issuesTo(bounced)).length, (await issuesTo(selective)).length]).toEqual([0, 0]);
    const { items } = (await visitor().ask(calls.list, ask)).answer;
    expect(items.find((edition) => edition.id === id)).toMatchObject({ mailed: 0, left: 2 });
  });

  it('is previewed as different readers before it is sent, and can be withdrawn until then', async () => {
    const { id } = (await draftEdition()).answer;
    const preview = async (as: 'visitor' | 'member') =>
      (await visitor().ask(calls.preview, { params: { id }, query: { as }, ...ask })).answer.text;
    expect(await preview('visitor')).not.toContain('murmelstein');
    expect(await preview('member')).toContain('murmelstein');
    expect((await visitor().ask(calls.cancel, { params: { id }, ...ask })).answer.state).toBe('cancelled');
    expect((await visitor().ask(calls.schedule, { params: { id }, body: {}, ...ask })).status).toBe(409);
  });

  it('names only published posts, and leaves out withdrawn ones', async () => {
    expect((await draftEdition({ posts: ['nothing'] })).status).toBe(422);
    await publish(postFile({ id: 'soon-gone', title: 'Soon gone' }, 'Gone words.'));
    const reader = await onTheList();
    const { id } = (await draftEdition({ posts: ['open-one', 'soon-gone'] })).answer;
    await withdraw('soon-gone');
    await visitor().ask(calls.schedule, { params: { id }, body: {}, ...ask });
    await sendNewsletter();
    await drainOutbox();
    const text = (await issuesTo(reader))[0]?.text;
    expect(text).toContain('Everybody reads this.');
    expect(text).not.toContain('Gone words.');
  });
});

describe('[D5] a reader who unsubscribes', () => {
  const unsubscribe = (token: string) => visitor().ask(newsletterContract.unsubscribe, { body: { token } });

  it('uses the mail’s own link, with the same response a second time', async () => {
    const reader = await onTheList();
    await sendEdition();
    const token = await tokenOfIssue(reader);
    const [first, second] = [await unsubscribe(token), await unsubscribe(token)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.answer).toEqual(first.answer);
    await sendEdition();
    expect(await issuesTo(reader)).toHaveLength(1);
  });

  const ofReader = `where topic = 'mail' and payload ->> 'to' = $1`;
  const withWaitingIssue = async () => {
    const reader = await onTheList();
    await sendEdition();
    const token = await tokenOfIssue(reader);
    const wait = `update outbox set state = 'waiting', not_before = now() + interval '1 hour' ${ofReader}`;
    await pool().query(wait, [reader]);
    const state = async () =>
      (await pool().query<{ state: string }>(`select state from outbox ${ofReader}`, [reader])).rows;
    return { token, state };
  };

  it('gets nothing that was queued and not sent yet', async () => {
    const { token, state } = await withWaitingIssue();
    await unsubscribe(token);
    expect(await state()).toEqual([{ state: 'failed' }]);
  });

  it('gets no queued issue either after choosing the weekly report alone, and still gets it with both', async () => {
    const { token, state } = await withWaitingIssue();
    const choose = (lists: MailList[]) =>
      visitor().ask(newsletterContract.choose, { body: { token, lists, wants: ['signals'], pace: 'every' } });
    await choose(['newsletter', 'weekly-report']);
    expect(await state()).toEqual([{ state: 'waiting' }]);
    await choose(['weekly-report']);
    expect(await state()).toEqual([{ state: 'failed' }]);
  });
});
