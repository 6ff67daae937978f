import { describe, expect, it } from 'vitest';
import { myAccountContract as contract } from '@/lib/contracts/my-account/my-account';
import { visitor } from '@/tests/support/api/api';
import { goodPassword, isSignedIn, logIn, registerMember, type Member } from '@/tests/support/database/factories';

describe('[G13] own sessions', () => {
  const list = async (member: Pick<Member, 'token'>) =>
    (await visitor().ask(contract.sessions, { bearer: member.token })).answer.items;
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

  it('are listed with their devices, the current one first, and ended one by one or all but the current one', async () => {
    const member = await registerMember();
    const { answer: other } = await visitor().send('POST', '/api/users/login', {
      body: { email: member.email, password: goodPassword },
      headers: { 'User-Agent': chrome },
    });
    const third = await logIn(member);
    const items = await list(member);
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({ isCurrent: true, device: 'Unknown device' });
    const onLinux = items.find(({ device }) => device === 'Chrome on Linux');
    expect(onLinux?.isCurrent).toBe(false);
    const end = (id: string, bearer = member.token) => visitor().ask(contract.endSession, { bearer, params: { id } });
    expect((await end(onLinux?.id ?? '')).answer.items).toHaveLength(2);
    expect(await isSignedIn((other as { token: string }).token)).toBe(false);
    expect((await end(onLinux?.id ?? '')).status).toBe(404);
    const { answer } = await visitor().ask(contract.endOtherSessions, { bearer: member.token });
    expect(answer.items).toMatchObject([{ isCurrent: true }]);
    expect(await isSignedIn(third.token)).toBe(false);
    expect(await isSignedIn(member.token)).toBe(true);
  });

  it('[R28] of another account cannot be ended', async () => {
    const [member, other] = [await registerMember(), await registerMember()];
    const [otherSession] = await list(other);
    const reply = await visitor().ask(contract.endSession, {
      bearer: member.token,
      params: { id: otherSession?.id ?? '' },
    });
    expect(reply.status).toBe(404);
    expect(await isSignedIn(other.token)).toBe(true);
  });
});
