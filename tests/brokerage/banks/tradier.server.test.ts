import { afterEach, describe, expect, it } from 'vitest';
import { tradierContract as contract } from '@/lib/contracts/brokerage/tradier';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { auditOf, registerMember, type Member } from '@/tests/support/database/factories';

afterEach(() => setClock());

const read = async (member: Member) => (await visitor().ask(contract.read, { bearer: member.token })).answer;

/** Starts linking and grants access at the simulated Tradier. */
async function setOut(member: Member) {
  const { authorizeUrl } = (await visitor().ask(contract.start, { bearer: member.token })).answer;
  const query = new URL(authorizeUrl, 'http://localhost').searchParams;
  const journey = {
    state: query.get('state') ?? '',
    challenge: query.get('code_challenge') ?? '',
    scope: query.get('scope') ?? '',
  };
  const { code } = (await visitor().ask(contract.sample, { bearer: member.token, body: journey })).answer;
  return { state: journey.state, code, query };
}

const finish = (member: Member, query: { code: string; state: string }) =>
  visitor().ask(contract.finish, { bearer: member.token, query });

const stateWrong = 'This link expired or was already used. Start again.';

describe('[F15] [S21] a Tradier account', () => {
  it('is linked by query parameters, as in section 7, and shows only the last digits', async () => {
    const member = await registerMember();
    expect(await read(member)).toEqual({ link: null, isOn: true, isSimulated: true });
    const { query, ...back } = await setOut(member);
    expect(query.get('scope')).toBe('read,market');
    expect(query.get('code_challenge_method')).toBe('S256');
    const { answer } = await finish(member, back);
    expect(answer.link).toMatchObject({
      accounts: [{ mask: '0042', type: 'cash', status: 'active' }],
      isExpired: false,
    });
    expect((await auditOf(member.id)).map(({ event }) => event)).toContain('tradier_linked');
  });

  it('stores its tokens encrypted, and says when they have expired', async () => {
    const member = await registerMember();
    await finish(member, await setOut(member));
    const { rows } = await pool().query<{ access_token: string }>(
      'select access_token from tradier_links where account_id = $1',
      [member.id],
    );
    expect(rows[0]?.access_token).toMatch(/^s1\./);
    await pool().query(`update tradier_links set expires_at = now() - interval '1 minute' where account_id = $1`, [
      member.id,
    ]);
    expect((await read(member)).link?.isExpired).toBe(true);
  });

  it('refuses a state that is used twice, also in parallel', async () => {
    const member = await registerMember();
    const back = await setOut(member);
    const replies = await Promise.all([finish(member, back), finish(member, back), finish(member, back)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await finish(member, back)).refusal.message).toBe(stateWrong);
  });

  it('refuses a state that another member, or no one, started with', async () => {
    const [member, other] = [await registerMember(), await registerMember()];
    const back = await setOut(other);
    expect((await finish(member, back)).refusal.message).toBe(stateWrong);
    expect((await finish(member, { ...back, state: 'a'.repeat(43) })).refusal.message).toBe(stateWrong);
    expect((await read(member)).link).toBeNull();
    expect((await finish(other, back)).status).toBe(200);
  });

  it('refuses a return after more than ten minutes', async () => {
    const member = await registerMember();
    const back = await setOut(member);
    setClock(() => new Date(Date.now() + 601_000));
    expect((await finish(member, back)).refusal.message).toBe(stateWrong);
  });

  it('refuses a code of another flow, so a stolen one is useless', async () => {
    const [member, other] = [await registerMember(), await registerMember()];
    const [first, second] = [await setOut(member), await setOut(other)];
    const reply = await finish(member, { state: first.state, code: second.code });
    expect(reply.refusal.message).toBe('Tradier declined the request. Start again.');
    expect((await read(member)).link).toBeNull();
  });

  it('is removed together with its tokens', async () => {
    const member = await registerMember();
    await finish(member, await setOut(member));
    const reply = await visitor().ask(contract.remove, { bearer: member.token });
    expect(reply.answer.message).toContain('Tradier disconnected');
    expect((await read(member)).link).toBeNull();
    const { rows } = await pool().query('select 1 from tradier_links where account_id = $1', [member.id]);
    expect(rows).toEqual([]);
  });

  it('[G14] belongs to members, not investors', async () => {
    const investor = await registerMember({ kind: 'investor' });
    expect((await visitor().ask(contract.read, { bearer: investor.token })).status).toBe(403);
    expect((await visitor().send('POST', `${contract.finish.path}?code=a&state=b`)).status).toBe(401);
  });
});

it('[F15] the simulated Tradier is gone when the real one is used', async () => {
  const member = await registerMember();
  const restore = changeSettings({ tradier: { clientId: 'a', secret: 'b', apiBase: 'http://127.0.0.1:1' } });
  const body = { state: 'a'.repeat(43), challenge: 'a'.repeat(43), scope: 'read' };
  expect((await visitor().ask(contract.sample, { bearer: member.token, body })).status).toBe(404);
  restore();
});
