import { describe, expect, it } from 'vitest';
import { usersContract } from '@/lib/contracts/accounts/users';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import { statementsOf } from '@/tests/support/database/statements';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { callsOf, freshEmail, kinds, mailsTo, registerMember } from '@/tests/support/database/factories';

const resetMails = async (email: string) =>
  (await mailsTo(email)).filter((mail) => mail.template === 'password-reset').length;

const ask = (email: string, from = visitor()) => from.ask(usersContract.requestNewPassword, { query: { email } });

/** Expires the one-minute rate limits. */
const letAMinutePass = () => pool().query(`update rate_limits set expire = now() where key like 'resetMailPerMinute%'`);

describe('[R7] [G8] requesting a reset mail', () => {
  it.each(kinds)('gets the same answer whether or not an account exists (%s)', async (kind) => {
    const known = await registerMember({ kind });
    const replies = [];
    for (const email of [known.email, freshEmail()]) {
      const { status, text, headers } = await visitor().ask(callsOf[kind].requestNewPassword, { query: { email } });
      const { 'x-request-id': _, ...rest } = Object.fromEntries(headers);
      replies.push({ status, text, rest });
    }
    expect(replies[0]).toMatchObject({
      status: 200,
      text: JSON.stringify({ message: 'Your reset password link is on its way.' }),
    });
    expect(replies[1]).toEqual(replies[0]);
  });

  it('does the same work for both: the account is looked up later', async () => {
    const { email } = await registerMember();
    const known = await statementsOf(() => ask(email));
    const unknown = await statementsOf(() => ask(freshEmail()));
    expect(unknown).toEqual(known);
    expect(known.join()).not.toContain('accounts');
  });

  it('does not wait for the mail server, and the mail is delivered when it is back', async () => {
    const { email } = await registerMember();
    const restore = changeSettings({ smtpUrl: 'smtp://127.0.0.1:9' });
    try {
      expect((await ask(email)).status).toBe(200);
      await drainOutbox();
    } finally {
      restore();
    }
    expect((await mailsTo(email)).at(-1)).toMatchObject({ template: 'password-reset', text: null });
    await drainOutbox({ retriesNow: true });
    expect((await mailsTo(email)).at(-1)?.text).toContain('reset-password/');
  });

  it('sends no mail whose link has expired meanwhile', async () => {
    const { email } = await registerMember();
    const restore = changeSettings({ smtpUrl: 'smtp://127.0.0.1:9' });
    try {
      await ask(email);
      await drainOutbox();
    } finally {
      restore();
    }
    const end = Date.now() + settings().resetTtlS * 1000;
    setClock(() => new Date(end + 60_000));
    await drainOutbox({ retriesNow: true });
    expect((await mailsTo(email)).at(-1)).toMatchObject({ template: 'password-reset', text: null });
    const sql = `select last_error from outbox where payload ->> 'template' = 'password-reset' and payload ->> 'to' = $1`;
    expect((await pool().query(sql, [email])).rows).toEqual([
      { last_error: 'The email expired before it could be sent.' },
    ]);
  });

  it('sends at most one mail a minute and five an hour', async () => {
    const { email } = await registerMember();
    for (let i = 0; i < 3; i += 1) expect((await ask(email)).status).toBe(200);
    await drainOutbox();
    expect(await resetMails(email)).toBe(1);
    for (let i = 0; i < 6; i += 1) {
      await letAMinutePass();
      expect((await ask(email)).status).toBe(200);
      await drainOutbox();
    }
    expect(await resetMails(email)).toBe(5);
  });

  it('counts the two kinds of account separately', async () => {
    const user = await registerMember();
    await registerMember({ kind: 'investor', form: { email: user.email } });
    for (const kind of kinds) await visitor().ask(callsOf[kind].requestNewPassword, { query: { email: user.email } });
    await drainOutbox();
    expect(await resetMails(user.email)).toBe(2);
  });

  it('ends in 429 after twenty an hour from one network', async () => {
    const from = visitor();
    const statuses = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await ask(freshEmail(), from)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it.each([
    '',
    'ann',
    'ann@example.test\r\nBcc: all@example.test',
    'a@example.test,b@example.test',
    'a@example.test;b@example.test',
  ])('[R44] for %j is a 400 and puts nothing in the outbox', async (email) => {
    const count = async () => (await pool().query<{ n: number }>('select count(*)::int as n from outbox')).rows[0]?.n;
    const before = await count();
    expect((await ask(email)).status).toBe(400);
    expect(await count()).toBe(before);
  });

  it('for two addresses is a 400', async () => {
    const path = '/api/users/request-new-password?email=a%40example.test&email=b%40example.test';
    expect((await visitor().send('GET', path)).refusal.message).toBe('Please send email once.');
  });

  it('sends nothing to a closed account', async () => {
    const { email, id } = await registerMember();
    await pool().query('update accounts set disabled_at = now() where id = $1', [id]);
    await ask(email);
    await drainOutbox();
    expect(await resetMails(email)).toBe(0);
  });
});
