import { describe, expect, it } from 'vitest';
import { pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import { stillClock } from '@/tests/support/browser/still-clock';
import { callsOf, freshEmail, latestLink, mailsTo, registerMember } from '@/tests/support/database/factories';
import {
  cancel,
  cancelToken,
  changeToken,
  confirm,
  emailOf,
  overtake,
  requestEmail,
} from '@/tests/support/accounts/outstanding-links';

describe('[G13] the link that cancels a change of the email', () => {
  it('cancels a later change as well, and says the same each time', async () => {
    const member = await registerMember();
    const [first, second] = [freshEmail(), freshEmail()];
    await requestEmail(member, first);
    const token = await cancelToken(member.email);
    await requestEmail(member, second);
    const replies = await Promise.all([cancel(token), cancel(token), cancel(token)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const email of [first, second]) expect((await confirm(await changeToken(email))).status).toBe(400);
    await requestEmail(member, second);
    expect((await cancel(token)).status).toBe(200);
    expect((await confirm(await changeToken(second))).status).toBe(400);
    expect((await emailOf(member)).email).toBe(member.email);
  });

  it('is not the link that confirms it, and vice versa', async () => {
    const member = await registerMember();
    const email = freshEmail();
    await requestEmail(member, email);
    const [change, cancelling] = [await changeToken(email), await cancelToken(member.email)];
    expect((await cancel(change)).status).toBe(400);
    expect((await confirm(cancelling)).status).toBe(400);
    expect((await confirm(change)).status).toBe(200);
    const late = await cancel(cancelling);
    expect(late.refusal.message).toBe(
      'This link has expired. If you didn’t request this change, contact us right away.',
    );
  });

  it('leaves a closed account its address: the link that confirms a change no longer works', async () => {
    const member = await registerMember();
    const email = freshEmail();
    await requestEmail(member, email);
    const change = await changeToken(email);
    await pool().query('update accounts set disabled_at = now() where id = $1', [member.id]);
    expect((await confirm(change)).status).toBe(400);
    const { rows } = await pool().query('select email from accounts where id = $1', [member.id]);
    expect(rows).toEqual([{ email: member.email }]);
  });

  it('and the link that confirms it, used at the same moment, have a single outcome', async () => {
    const member = await registerMember();
    const email = freshEmail();
    await requestEmail(member, email);
    const [change, cancelling] = [await changeToken(email), await cancelToken(member.email)];
    const [confirmed, cancelled] = await Promise.all([confirm(change), cancel(cancelling)]);
    expect([confirmed.status, cancelled.status].toSorted()).toEqual([200, 400]);
    expect((await emailOf(member)).email).toBe(confirmed.status === 200 ? email : member.email);
  });

  it('and the link that confirms it, work for 24 hours', async () => {
    const [changing, cancelling] = [await registerMember(), await registerMember()];
    const [email, other] = [freshEmail(), freshEmail()];
    const clock = stillClock();
    try {
      await requestEmail(changing, email);
      await requestEmail(cancelling, other);
      const [change, cancellation] = [await changeToken(email), await cancelToken(cancelling.email)];
      clock.later(24 * 3_600_000);
      expect([(await confirm(change)).status, (await cancel(cancellation)).status]).toEqual([400, 400]);
      clock.later(-1);
      expect([(await confirm(change)).status, (await cancel(cancellation)).status]).toEqual([200, 200]);
    } finally {
      clock.letGo();
    }
  });

  it('is not sent when an account proves the address that it has', async () => {
    const member = await registerMember();
    await requestEmail(member, member.email.toUpperCase());
    await drainOutbox();
    const templates = (await mailsTo(member.email)).map(({ template }) => template);
    expect(templates).not.toContain('email-requested');
  });
});

describe('[R8] a reset link', () => {
  it('that was asked for by the old address is not mailed there after the email changed', async () => {
    const member = await registerMember();
    const email = freshEmail();
    await requestEmail(member, email);
    const token = await changeToken(email);
    await visitor().ask(callsOf.user.requestNewPassword, { query: { email: member.email } });
    await confirm(token);
    await drainOutbox();
    await expect(latestLink(member.email)).rejects.toThrow('No reset link');
  });

  it('is not mailed to an address that changes while the request is handled', async () => {
    const member = await registerMember();
    await visitor().ask(callsOf.user.requestNewPassword, { query: { email: member.email } });
    await overtake(member, drainOutbox, `update accounts set email_key = 'moved-' || email_key where id = $1`);
    await drainOutbox();
    await expect(latestLink(member.email)).rejects.toThrow('No reset link');
  });
});
