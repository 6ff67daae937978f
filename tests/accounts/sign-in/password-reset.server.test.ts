import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import {
  auditOf,
  callsOf,
  goodPassword,
  isSignedIn,
  kinds,
  logIn,
  mailsTo,
  refresh,
  registerMember,
  requestResetToken,
  resetPassword,
  tryLogin,
} from '@/tests/support/database/factories';

afterEach(() => setClock());

const newPassword = 'quite another good one';
const verify = async (kind: 'user' | 'investor', token: string) =>
  (await visitor().ask(callsOf[kind].verifyPasswordRequest, { params: { token } })).answer.isValid;

describe.each(kinds)('[R8] a reset link (%s)', (kind) => {
  it('sets a new password, once', async () => {
    const member = await registerMember({ kind });
    const token = await requestResetToken(member);
    const { status, answer } = await resetPassword(kind, token, newPassword);
    expect(status).toBe(200);
    expect(answer).toEqual({ message: 'Your password has been changed. Log in with your new password.' });
    expect((await tryLogin(kind, member.email, goodPassword)).status).toBe(401);
    expect((await tryLogin(kind, member.email, newPassword)).status).toBe(200);
    const again = await resetPassword(kind, token, 'and once more another');
    expect(again.status).toBe(400);
    expect(again.refusal.message).toBe('This reset link has expired. Request a new one.');
    expect((await tryLogin(kind, member.email, newPassword)).status).toBe(200);
  });

  it('used twenty times at once works once, and that one’s password is set', async () => {
    const member = await registerMember({ kind });
    const token = await requestResetToken(member);
    const passwords = Array.from({ length: 20 }, (_, n) => `new password of try ${n}`);
    const replies = await Promise.all(passwords.map((password) => resetPassword(kind, token, password)));
    const winners = passwords.filter((_, n) => replies[n]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 400)).toHaveLength(19);
    expect((await tryLogin(kind, member.email, winners[0]!)).status).toBe(200);
  });

  it('is refused by the calls of the other kind', async () => {
    const other = kind === 'user' ? 'investor' : 'user';
    const member = await registerMember({ kind });
    await registerMember({ kind: other, form: { email: member.email } });
    const token = await requestResetToken(member);
    expect(await verify(other, token)).toBe(false);
    expect((await resetPassword(other, token, newPassword)).status).toBe(400);
    expect(await verify(kind, token)).toBe(true);
    expect((await tryLogin(other, member.email, goodPassword)).status).toBe(200);
  });

  it('[R10] points to our configured address, whatever the request headers say', async () => {
    const member = await registerMember({ kind });
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'gopher',
      'X-Original-Host': 'evil.example',
    };
    await visitor().ask(callsOf[kind].requestNewPassword, { query: { email: member.email }, headers });
    await drainOutbox();
    const [, mail] = await mailsTo(member.email);
    const path = kind === 'investor' ? '/investor/reset-password/' : '/reset-password/';
    expect(mail?.text).toContain(settings().siteUrl + path);
    expect(mail?.text).not.toContain('evil.example');
  });
});

describe('[R8] a reset link', () => {
  it('survives any number of GET and HEAD requests', async () => {
    const token = await requestResetToken(await registerMember());
    const path = `/api/users/verify-password-request/${token}`;
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET'])
      expect((await visitor().send(method, path)).status).toBe(200);
    expect(await verify('user', token)).toBe(true);
    expect((await resetPassword('user', token, newPassword)).status).toBe(200);
    expect(await verify('user', token)).toBe(false);
  });

  it('is valid until it expires', async () => {
    const at = Date.now();
    const token = await requestResetToken(await registerMember());
    const end = at + settings().resetTtlS * 1000;
    expect(settings().resetTtlS).toBeLessThanOrEqual(3600);
    setClock(() => new Date(end - 1000));
    expect(await verify('user', token)).toBe(true);
    setClock(() => new Date(end + 60_000));
    expect(await verify('user', token)).toBe(false);
    expect((await resetPassword('user', token, newPassword)).status).toBe(400);
  });

  it('stops when a newer one is sent', async () => {
    const member = await registerMember();
    const older = await requestResetToken(member);
    await pool().query(`update rate_limits set expire = now() where key like 'resetMail%'`);
    const newer = await requestResetToken(member);
    expect(newer).not.toBe(older);
    expect((await resetPassword('user', older, newPassword)).status).toBe(400);
    expect((await resetPassword('user', newer, newPassword)).status).toBe(200);
  });

  it('is 256 bits long and stored only as a hash', async () => {
    const token = await requestResetToken(await registerMember());
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await pool().query<{ hash: string }>('select hash from password_resets');
    expect(rows).toContainEqual({ hash: hashOf(token) });
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['garbage', 'x'.repeat(5000), "' or 1=1 --", '%2e%2e%2f', '{}', '\u{1F642}'])(
    'invented as %j is rejected',
    async (token) => {
      expect(await verify('user', token)).toBe(false);
      expect((await resetPassword('user', token, newPassword)).status).toBe(400);
    },
  );

  it('rejects a weak password, and still works for a stronger one', async () => {
    const member = await registerMember();
    const token = await requestResetToken(member);
    for (const password of ['short', 'password1', member.email])
      expect((await resetPassword('user', token, password)).status).toBe(400);
    expect((await resetPassword('user', token, newPassword)).status).toBe(200);
  });

  it('does not reopen a closed account', async () => {
    const member = await registerMember();
    const token = await requestResetToken(member);
    await pool().query('update accounts set disabled_at = now() where id = $1', [member.id]);
    expect(await verify('user', token)).toBe(false);
    expect((await resetPassword('user', token, newPassword)).status).toBe(400);
  });
});

describe('[R9] after a reset', () => {
  it('every session of the account ends, its owner is notified, and the reset signs no one in', async () => {
    const member = await registerMember();
    const phone = await logIn(member);
    const investor = await registerMember({ kind: 'investor', form: { email: member.email } });
    const reply = await resetPassword('user', await requestResetToken(member), newPassword);
    expect(Object.keys(reply.answer)).toEqual(['message']);
    for (const session of [member, phone]) {
      expect(await isSignedIn(session.token)).toBe(false);
      expect((await refresh(session.refreshToken)).status).toBe(401);
    }
    expect((await refresh(investor.refreshToken)).status).toBe(200);
    await drainOutbox();
    const mail = (await mailsTo(member.email)).findLast((sent) => sent.template === 'password-changed');
    expect(mail?.text).toBeTruthy();
    expect(mail?.text).not.toContain(newPassword);
    expect(mail?.text).not.toMatch(/reset-password\/[\w-]{20,}/);
    expect((await auditOf(member.id)).map((line) => line.event)).toEqual([
      'register',
      'login',
      'password_reset_requested',
      'password_reset',
      // The mailed link also confirms the address of an account that had not confirmed it.
      'email_confirmed',
    ]);
  });

  it('no session remains from a sign-in with the old password at the same moment', async () => {
    const member = await registerMember();
    const token = await requestResetToken(member);
    const [, ...logins] = await Promise.all([
      resetPassword('user', token, newPassword),
      ...Array.from({ length: 8 }, () => tryLogin('user', member.email, goodPassword)),
    ]);
    const opened = logins.filter((login) => login.status === 200);
    for (const { answer } of opened) expect(await isSignedIn(answer.token)).toBe(false);
  });
});
