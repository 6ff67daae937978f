import { describe, expect, it } from 'vitest';
import { authContract } from '@/lib/contracts/auth';
import { visitor } from '@/tests/support/api';
import { auditOf, isSignedIn, kinds, logIn, refresh, registerMember } from '@/tests/support/factories';

const logout = (body: { refreshToken?: string }, bearer?: string) =>
  visitor().ask(authContract.logout, { body, bearer });

describe('[R21] [S20] logout', () => {
  it.each(kinds)('ends the session of access and refresh token alike (%s)', async (kind) => {
    const member = await registerMember({ kind });
    const { status, answer } = await logout({ refreshToken: member.refreshToken }, member.token);
    expect(status).toBe(200);
    expect(answer).toEqual({ message: "You've been signed out." });
    expect(await isSignedIn(member.token)).toBe(false);
    expect((await refresh(member.refreshToken)).status).toBe(401);
    expect((await auditOf(member.id)).map((line) => line.event)).toEqual(['register', 'logout']);
  });

  it('is enough with either token', async () => {
    const [one, other] = [await registerMember(), await registerMember()];
    await logout({}, one.token);
    await logout({ refreshToken: other.refreshToken });
    for (const member of [one, other]) {
      expect(await isSignedIn(member.token)).toBe(false);
      expect((await refresh(member.refreshToken)).status).toBe(401);
    }
  });

  it('ends both sessions when the two tokens are of different ones', async () => {
    const member = await registerMember();
    const phone = await logIn(member);
    await logout({ refreshToken: phone.refreshToken }, member.token);
    expect(await isSignedIn(member.token)).toBe(false);
    expect(await isSignedIn(phone.token)).toBe(false);
  });

  it('is the same however often, and for tokens of nobody', async () => {
    const member = await registerMember();
    for (const [body, bearer] of [
      [{ refreshToken: member.refreshToken }, member.token],
      [{ refreshToken: member.refreshToken }, member.token],
      [{ refreshToken: 'garbage' }, 'a.garbage.token.of.nobody'],
      [{}, undefined],
    ] as const) {
      expect((await logout(body, bearer)).answer).toEqual({ message: "You've been signed out." });
    }
    expect((await auditOf(member.id)).filter((line) => line.event === 'logout')).toHaveLength(1);
  });

  it('works with an access token that has run out, by the refresh token', async () => {
    const member = await registerMember();
    await logout({ refreshToken: member.refreshToken }, `${member.token}x`);
    expect((await refresh(member.refreshToken)).status).toBe(401);
  });
});
