import { describe, expect, it } from 'vitest';
import { authContract } from '@/lib/contracts/accounts/auth';
import { visitor } from '@/tests/support/api/api';
import { auditOf, isSignedIn, kinds, logIn, refresh, registerMember } from '@/tests/support/database/factories';

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

  it('needs only one of the two tokens', async () => {
    const [one, other] = [await registerMember(), await registerMember()];
    await logout({}, one.token);
    await logout({ refreshToken: other.refreshToken });
    for (const member of [one, other]) {
      expect(await isSignedIn(member.token)).toBe(false);
      expect((await refresh(member.refreshToken)).status).toBe(401);
    }
  });

  it('ends both sessions when the tokens belong to different ones', async () => {
    const member = await registerMember();
    const phone = await logIn(member);
    await logout({ refreshToken: phone.refreshToken }, member.token);
    expect(await isSignedIn(member.token)).toBe(false);
    expect(await isSignedIn(phone.token)).toBe(false);
  });

  it('gives the same answer when repeated, and for unknown tokens', async () => {
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

  it.each([
    ['no body and no type', {}],
    ['no body and a JSON type', { headers: { 'Content-Type': 'application/json' } }],
    ['an empty body of JSON', { raw: '', headers: { 'Content-Type': 'application/json' } }],
    ['an empty body without a type', { raw: new Uint8Array() }],
    ['an empty body of text', { raw: '', headers: { 'Content-Type': 'text/plain;charset=UTF-8' } }],
    ['an empty body and a length', { headers: { 'Content-Length': '0' } }],
    ['an empty object', { body: {} }],
  ])('ends the session of the bearer token with %s', async (_, sent) => {
    const member = await registerMember();
    const { method, path } = authContract.logout;
    const reply = await visitor().send(method, path, { ...sent, bearer: member.token });
    expect([reply.status, reply.answer]).toEqual([200, { message: "You've been signed out." }]);
    expect(await isSignedIn(member.token)).toBe(false);
  });

  it('still rejects a body that is not JSON', async () => {
    const member = await registerMember();
    const { method, path } = authContract.logout;
    const send = (raw: string, type: string) =>
      visitor().send(method, path, { raw, bearer: member.token, headers: { 'Content-Type': type } });
    expect((await send('refreshToken=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await send('{', 'application/json')).status).toBe(400);
    expect(await isSignedIn(member.token)).toBe(true);
  });

  it('works with an expired access token and a valid refresh token', async () => {
    const member = await registerMember();
    await logout({ refreshToken: member.refreshToken }, `${member.token}x`);
    expect((await refresh(member.refreshToken)).status).toBe(401);
  });
});
