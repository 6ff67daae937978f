import { describe, expect, it } from 'vitest';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { visitor } from '@/tests/support/api/api';
import {
  auditOf,
  callsOf,
  goodPassword,
  logIn,
  refresh,
  registerMember,
  requestResetToken,
  tryLogin,
  type Member,
} from '@/tests/support/database/factories';
import { become, confirmEmail, investingMember, session } from '@/tests/support/features/linked-accounts';

const newPassword = 'another horse battery staple';

describe('[G13] a security event of one account', () => {
  const events: Record<string, (own: Member) => Promise<unknown>> = {
    'a password reset': async (own) => {
      const params = { token: await requestResetToken(own) };
      await visitor().ask(callsOf[own.kind].resetPassword, { params, body: { password: newPassword } });
    },
    'a password change': ({ token: bearer }) =>
      visitor().ask(myAccountContract.changePassword, {
        bearer,
        body: { currentPassword: goodPassword, password: newPassword },
      }),
    'signing out everywhere': ({ token: bearer }) => visitor().ask(myAccountContract.endOtherSessions, { bearer }),
  };
  const cases = Object.keys(events).flatMap((event) => [[event, 'user'] as const, [event, 'investor'] as const]);

  it.each(cases)('%s of the %s ends the sessions of both', async (event, kind) => {
    const { member, investor } = await investingMember();
    const asInvestor: Member = { ...investor, kind: 'investor', password: goodPassword, from: member.from };
    const [own, other] = kind === 'user' ? [member, asInvestor] : [asInvestor, member];
    const elsewhere = await logIn(other);
    await events[event]?.(own);
    expect(await session(other)).toBe(401);
    expect(await session(elsewhere)).toBe(401);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(401);
    expect((await auditOf(other.id)).map((entry) => entry.event)).toContain('sessions_ended');
  });

  it('gives a new password to both when they had the same', async () => {
    for (const event of ['a password reset', 'a password change']) {
      const { member } = await investingMember();
      await events[event]?.(member);
      expect((await tryLogin('user', member.email, newPassword)).status).toBe(200);
      expect((await tryLogin('investor', member.email, goodPassword)).status).toBe(401);
      expect((await tryLogin('investor', member.email, newPassword)).status).toBe(200);
    }
  });

  it('changes only one password when the two differed', async () => {
    const { member, password } = await memberWithTwoPasswords();
    await events['a password change']?.(member);
    expect((await tryLogin('investor', member.email, password)).status).toBe(200);
  });

  it('[R12] replaces an intruder’s password of the linked account in a reset', async () => {
    // An intruder who knew the member's password opened the investor account with a different password.
    const { member, password } = await memberWithTwoPasswords();
    await events['a password reset']?.(member);
    expect((await tryLogin('investor', member.email, password)).status).toBe(401);
    expect((await tryLogin('investor', member.email, newPassword)).status).toBe(200);
  });
});

async function memberWithTwoPasswords() {
  const member = await registerMember();
  await confirmEmail(member);
  const password = 'a third horse battery staple';
  await registerMember({ kind: 'investor', form: { email: member.email, password } });
  await become(member, { investorPassword: password });
  return { member, password };
}
