import { describe, expect, it } from 'vitest';
import { authContract } from '@/lib/contracts/accounts/auth';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import {
  auditOf,
  isSignedIn,
  liveTokensOf,
  logIn,
  mailsTo,
  refresh,
  registerMember,
  rotate,
  type Member,
} from '@/tests/support/database/factories';
import { eachMeets, graceMs, isRevoked, type Met } from '@/tests/support/database/rotating';

let member: Member;
let clock: Met['clock'];
eachMeets((met) => ({ member, clock } = met));

describe('[R18] reuse', () => {
  it('ends the family for thief and owner, is audited and reported to the owner; other devices stay signed in', async () => {
    const phone = await logIn(member);
    const stolen = await refresh(member.refreshToken);
    clock.later(graceMs());
    const replay = await refresh(member.refreshToken);
    expect(replay.status).toBe(401);
    expect(replay.refusal.message).toBe('Your session has ended. Log in again.');
    expect(await isSignedIn(stolen.answer.accessToken)).toBe(false);
    expect(await isSignedIn(member.token)).toBe(false);
    expect(await isSignedIn(phone.token)).toBe(true);
    expect((await auditOf(member.id)).filter((line) => line.event === 'refresh_reuse')).toMatchObject([
      { result: 'refused' },
    ]);
    expect((await mailsTo(member.email)).map((mail) => mail.template)).toContain('session-revoked');
  });

  it('by many at once is audited and reported once', async () => {
    await rotate(member.refreshToken);
    clock.later(graceMs());
    const replies = await Promise.all(Array.from({ length: 10 }, () => refresh(member.refreshToken)));
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 10 }, () => 401));
    expect((await auditOf(member.id)).filter((line) => line.event === 'refresh_reuse')).toHaveLength(1);
    expect((await mailsTo(member.email)).filter((mail) => mail.template === 'session-revoked')).toHaveLength(1);
  });
});

describe('[R16] twenty refreshes at once', () => {
  it('all get the same successor, and one live token is in the database', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(member.refreshToken)));
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(replies.map((reply) => reply.answer.refreshToken)).size).toBe(1);
    expect(await liveTokensOf(member)).toBe(1);
    expect(await auditOf(member.id)).not.toContainEqual(expect.objectContaining({ event: 'refresh_reuse' }));
  });

  it('together with a logout leave the account signed out', async () => {
    const calls = Array.from({ length: 10 }, () => refresh(member.refreshToken));
    await Promise.all([...calls, visitor().ask(authContract.logout, { body: { refreshToken: member.refreshToken } })]);
    const tokens = (await Promise.all(calls)).filter((reply) => reply.status === 200).map((reply) => reply.answer);
    for (const { accessToken } of tokens) expect(await isSignedIn(accessToken)).toBe(false);
    expect(await isRevoked(member)).toBe(true);
  });
});

describe('[R15] a refresh token', () => {
  it('is opaque, 256 bits long, and stored as a hash only', async () => {
    expect(member.refreshToken).toMatch(/^[\w-]{43}$/);
    const { rows } = await pool().query<{ text: string }>('select refresh_tokens::text as text from refresh_tokens');
    expect(rows.some((row) => row.text.includes(member.refreshToken))).toBe(false);
  });

  it('expires after 14 idle days, and after 30 days in any case', async () => {
    clock.later(14 * 86_400_000);
    expect((await refresh(member.refreshToken)).status).toBe(401);
    const busy = await registerMember();
    let token = busy.refreshToken;
    for (let day = 0; day < 27; day += 9) {
      clock.later(9 * 86_400_000);
      token = await rotate(token);
    }
    clock.later(3 * 86_400_000 - 1000);
    const last = token;
    token = await rotate(last);
    clock.later(1000);
    expect((await refresh(token)).status).toBe(401);
    // A retry within the grace period cannot outlive the session either.
    expect((await refresh(last)).status).toBe(401);
  });

  it.each([undefined, null, '', [], ['a'], {}, { $ne: null }, 7, true, 'x'.repeat(513)])(
    'of %j is a 400',
    async (refreshToken) => {
      const { status, refusal } = await visitor().send('POST', '/api/auth/refresh', { body: { refreshToken } });
      expect(status).toBe(400);
      expect(refusal.code).toBe('bad_request');
    },
  );

  it.each(['garbage', '../../etc/passwd', "' or 1=1 --", 'ü', '%00', 'x'.repeat(512)])(
    'of %j is a 401',
    async (refreshToken) => {
      expect((await refresh(refreshToken)).status).toBe(401);
    },
  );
});
