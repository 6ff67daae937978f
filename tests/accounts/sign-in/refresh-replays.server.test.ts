import { describe, expect, it } from 'vitest';
import { authContract } from '@/lib/contracts/accounts/auth';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import {
  isSignedIn,
  liveTokensOf,
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

describe('[R17] [G5] the ten replays', () => {
  it('1: a retry inside the grace gets the same successor and rotates nothing', async () => {
    const successor = await rotate(member.refreshToken);
    clock.later(graceMs() - 1);
    expect(await rotate(member.refreshToken)).toBe(successor);
    expect(await liveTokensOf(member)).toBe(1);
    const { rows } = await pool().query(
      'select count(*)::int as tokens from refresh_tokens t join sessions s on s.id = t.session_id where s.account_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ tokens: 2 }]);
  });

  it('2: a replay exactly at the end of the grace revokes', async () => {
    const successor = await rotate(member.refreshToken);
    clock.later(graceMs());
    expect((await refresh(member.refreshToken)).status).toBe(401);
    expect(await isRevoked(member)).toBe(true);
    expect((await refresh(successor)).status).toBe(401);
  });

  it.each([60, 13 * 86_400, 20 * 86_400])('3: a replay long after the grace revokes (%i s)', async (seconds) => {
    let newest = await rotate(member.refreshToken);
    for (let passed = 0; passed < seconds; passed += 10 * 86_400) {
      clock.later(Math.min(seconds - passed, 10 * 86_400) * 1000);
      newest = await rotate(newest);
    }
    expect((await refresh(member.refreshToken)).status).toBe(401);
    expect(await isRevoked(member)).toBe(true);
    expect((await refresh(newest)).status).toBe(401);
  });

  it('4: a replay of an older ancestor revokes', async () => {
    let newest = member.refreshToken;
    for (let i = 0; i < 4; i += 1) {
      clock.later(60_000);
      newest = await rotate(newest);
    }
    expect((await refresh(member.refreshToken)).status).toBe(401);
    expect((await refresh(newest)).status).toBe(401);
    expect(await isRevoked(member)).toBe(true);
  });

  it('5: a retry inside the grace after the successor itself rotated is refused without revoking', async () => {
    const second = await rotate(member.refreshToken);
    clock.later(1000);
    const third = await rotate(second);
    clock.later(1000);
    expect((await refresh(member.refreshToken)).status).toBe(401);
    expect((await refresh(third)).status).toBe(200);
  });

  it('6: a concurrent loser gets the winner’s successor', async () => {
    const [one, other] = await Promise.all([refresh(member.refreshToken), refresh(member.refreshToken)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.answer.refreshToken).toBe(one.answer.refreshToken);
    expect(await isSignedIn(one.answer.accessToken)).toBe(true);
    expect(await isSignedIn(other.answer.accessToken)).toBe(true);
  });

  it('7: two simultaneous rotations mint one successor', async () => {
    await Promise.all([refresh(member.refreshToken), refresh(member.refreshToken)]);
    expect(await liveTokensOf(member)).toBe(1);
  });

  it('8: revoking a rotated token revokes the family', async () => {
    const successor = await rotate(member.refreshToken);
    clock.later(60_000);
    await visitor().ask(authContract.logout, { body: { refreshToken: member.refreshToken } });
    expect((await refresh(successor)).status).toBe(401);
    expect(await isRevoked(member)).toBe(true);
  });

  it('9: a replay by another account revokes nothing of this one', async () => {
    const other = await registerMember();
    await rotate(other.refreshToken);
    clock.later(graceMs());
    expect((await refresh(other.refreshToken)).status).toBe(401);
    expect(await isRevoked(other)).toBe(true);
    expect((await refresh(member.refreshToken)).status).toBe(200);
  });

  it('10: a revoked family stays revoked', async () => {
    const second = await rotate(member.refreshToken);
    clock.later(graceMs());
    const third = await rotate(second);
    expect((await refresh(member.refreshToken)).status).toBe(401);
    for (const token of [member.refreshToken, second, third, second, member.refreshToken])
      expect((await refresh(token)).status).toBe(401);
    expect(await isSignedIn(member.token)).toBe(false);
    expect((await mailsTo(member.email)).filter((mail) => mail.template === 'session-revoked')).toHaveLength(1);
  });
});
