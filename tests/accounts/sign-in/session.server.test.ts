import { describe, expect, it } from 'vitest';
import { authContract } from '@/lib/contracts/accounts/auth';
import { visitor } from '@/tests/support/api/api';
import { kinds, logIn, registerMember, requestResetToken, resetPassword } from '@/tests/support/database/factories';

const look = (bearer?: string) => visitor().ask(authContract.session, { bearer });

describe('[R14] [S20] the session endpoint', () => {
  it.each(kinds)('[S20] returns the account and nothing else (%s)', async (kind) => {
    const member = await registerMember({ kind });
    const { status, answer, headers } = await look(member.token);
    expect([status, answer]).toEqual([200, { id: member.id, kind }]);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it.each([undefined, 'a.garbage.token'])('[R14] refuses %s', async (bearer) => {
    const { status, refusal } = await look(bearer);
    expect([status, refusal.code]).toEqual([401, 'unauthorized']);
  });

  it('[R14] refuses after a logout, while the other session continues', async () => {
    const member = await registerMember();
    const phone = await logIn(member);
    await visitor().ask(authContract.logout, { body: {}, bearer: phone.token });
    expect([(await look(phone.token)).status, (await look(member.token)).status]).toEqual([401, 200]);
  });

  it.each(kinds)('[R14] refuses every session after a reset elsewhere (%s)', async (kind) => {
    const member = await registerMember({ kind });
    const phone = await logIn(member);
    const token = await requestResetToken(member);
    expect((await resetPassword(kind, token, 'another good password')).status).toBe(200);
    expect([(await look(member.token)).status, (await look(phone.token)).status]).toEqual([401, 401]);
  });
});
