import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authContract } from '@/lib/contracts/accounts/auth';
import { investorAccountContract } from '@/lib/contracts/my-account/investor-account';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { now } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { auditOf, goodPassword, logIn, mailsTo, registerMember, tryLogin } from '@/tests/support/database/factories';
import { become, confirmEmail, investingMember, session, switchOver } from '@/tests/support/features/linked-accounts';
import { stillClock } from '@/tests/support/browser/still-clock';

const newPassword = 'another horse battery staple';
const oneNetwork = visitor();

describe('[G14] a member who continues as an investor', () => {
  it('gets an investor account with their name, address and password, and a session of it', async () => {
    const member = await registerMember({ form: { phone: '(415) 555-0132' } });
    await confirmEmail(member);
    const { status, answer } = await become(member);
    expect(status).toBe(201);
    const { email, firstName, lastName, phone } = member;
    expect(answer).toMatchObject({ email, firstName, lastName, phone });
    expect(await session(answer)).toEqual({ id: answer.id, kind: 'investor' });
    // The new investor session does not end the member session.
    expect(await session(member)).toEqual({ id: member.id, kind: 'user' });
    const account = await visitor().ask(myAccountContract.read, { bearer: answer.token });
    expect(account.answer).toMatchObject({ kind: 'investor', isEmailConfirmed: true });
    expect((await tryLogin('investor', email, goodPassword)).status).toBe(200);
    const { rows } = await pool().query<{ name: string; given: string }>(
      'select name, given from consent_events where subject = $1',
      [answer.id],
    );
    expect(rows).toEqual([{ name: 'terms', given: 'tick' }]);
    for (const id of [member.id, answer.id])
      expect((await auditOf(id)).map(({ event }) => event)).toContain('accounts_linked');
    expect((await mailsTo(email)).map(({ template }) => template)).toContain('accounts-linked');
  });

  it('[R12] is asked for the password, the consent and a confirmed address', async () => {
    const member = await registerMember();
    const unconfirmed = await become(member);
    expect([unconfirmed.status, unconfirmed.refusal.fields]).toEqual([
      409,
      { email: 'Confirm your email first. We can send you a link.' },
    ]);
    await confirmEmail(member);
    expect((await become(member, { password: 'wrong horse battery staple' })).refusal.fields).toEqual({
      password: 'Incorrect password.',
    });
    expect((await become(member, { consent: false })).status).toBe(400);
    expect((await switchOver(member)).answer).toEqual({ session: null });
    expect((await become(member)).status).toBe(201);
  });

  it('gets the same account from a second click and another tab', async () => {
    const member = await registerMember();
    await confirmEmail(member);
    const replies = await Promise.all([become(member), become(member), become(member)]);
    const made = replies.filter(({ status }) => status === 201).map(({ answer }) => answer.id);
    expect(new Set(made).size).toBe(1);
    expect((await become(member)).answer.id).toBe(made[0]);
    const { rows } = await pool().query(`select from accounts where kind = 'investor' and email = $1`, [member.email]);
    expect(rows).toHaveLength(1);
  });

  it('[R11] takes an investor account that exists only with its own password', async () => {
    const member = await registerMember();
    await confirmEmail(member);
    const investor = await registerMember({
      kind: 'investor',
      form: { email: member.email, password: newPassword, firstName: 'Bo' },
    });
    const reply = await become(member);
    expect([reply.status, reply.refusal.fields]).toEqual([
      400,
      { investorPassword: 'You already have an investor account with another password. Enter it to link both.' },
    ]);
    expect((await become(member, { investorPassword: 'wrong horse battery staple' })).refusal.fields).toEqual({
      investorPassword: 'Incorrect password.',
    });
    expect((await switchOver(member)).answer.session).toBeNull();
    const { answer } = await become(member, { investorPassword: newPassword });
    expect(answer).toMatchObject({ id: investor.id, firstName: 'Bo' });
    expect((await tryLogin('investor', member.email, newPassword)).status).toBe(200);
  });

  it('[R44] is not counted as guessing while the passwords are right', async () => {
    const { member } = await investingMember();
    for (let time = 0; time < 11; time += 1) expect((await become(member, {}, oneNetwork)).status).toBe(201);
  });

  it('is not open to an investor', async () => {
    const investor = await registerMember({ kind: 'investor' });
    expect((await become(investor)).status).toBe(403);
    expect((await switchOver(investor)).answer.session).toBeNull();
  });
});

describe('[G14] the switch between both accounts', () => {
  let clock: ReturnType<typeof stillClock>;
  beforeEach(() => {
    clock = stillClock();
  });
  afterEach(() => clock.letGo());

  it('needs no password and goes both ways', async () => {
    const { member, investor } = await investingMember();
    const there = (await switchOver(await logIn(member))).answer.session;
    expect(there?.id).toBe(investor.id);
    const back = (await switchOver(there ?? investor)).answer.session;
    expect(await session(back ?? investor)).toEqual({ id: member.id, kind: 'user' });
    expect((await auditOf(investor.id)).map(({ event }) => event)).toContain('account_switched');
  });

  it('[R12] needs a live session', async () => {
    const { member } = await investingMember();
    const login = await logIn(member);
    await visitor().ask(authContract.logout, { bearer: login.token, body: {} });
    expect((await switchOver(login)).status).toBe(401);
  });

  it('[R12] needs the refresh token of that session, the latest or the one before within its grace period', async () => {
    const { member } = await investingMember();
    const [login, elsewhere] = [await logIn(member), await logIn(member)];
    for (const refreshToken of ['x', elsewhere.refreshToken])
      expect((await switchOver({ ...login, refreshToken })).status).toBe(401);
    const { refreshToken } = login;
    const renewed = (await visitor().ask(authContract.refresh, { body: { refreshToken } })).answer;
    const fresh = { token: renewed.accessToken, refreshToken: renewed.refreshToken };
    expect((await switchOver({ ...fresh, refreshToken })).status).toBe(200);
    clock.later(60_000);
    expect((await switchOver({ ...fresh, refreshToken })).status).toBe(401);
    expect((await switchOver(fresh)).status).toBe(200);
  });

  it('[R12] needs a refresh token that has not expired', async () => {
    const { member } = await investingMember();
    const login = await logIn(member);
    const expireIn = (ms: number) =>
      pool().query(
        'update refresh_tokens set expires_at = $2 where session_id in (select id from sessions where account_id = $1)',
        [member.id, new Date(now().getTime() + ms)],
      );
    await expireIn(0);
    expect((await switchOver(login)).status).toBe(401);
    await expireIn(1);
    expect((await switchOver(login)).status).toBe(200);
  });

  it('[R12] inherits the last password check and the end of the session it comes from', async () => {
    const { member } = await investingMember();
    const first = await logIn(member);
    clock.later(660_000);
    const there = (await switchOver(first)).answer.session;
    const reply = await visitor().ask(investorAccountContract.deleteAccount, { bearer: there?.token, body: {} });
    expect([reply.status, reply.text]).toEqual([403, expect.stringContaining('reauthentication_required')]);
    const { rows } = await pool().query<{ ends: number }>(
      `select count(distinct s.expires_at)::int as ends from sessions s where s.id in (
         select id from sessions where account_id = $1 order by created_at desc limit 1)
         or s.id in (select id from sessions where account_id = $2 order by created_at desc limit 1)`,
      [member.id, there?.id],
    );
    expect(rows).toEqual([{ ends: 1 }]);
  });

  it('[R12] does not count as recently verified where the other account has another password', async () => {
    const member = await registerMember();
    await confirmEmail(member);
    await registerMember({ kind: 'investor', form: { email: member.email, password: newPassword } });
    const { answer } = await become(member, { investorPassword: newPassword });
    const reply = await visitor().ask(myAccountContract.export, { bearer: answer.token });
    expect([reply.status, reply.text]).toEqual([403, expect.stringContaining('reauthentication_required')]);
  });

  it('ends with either account', async () => {
    const { member, investor } = await investingMember();
    const body = { password: goodPassword };
    const gone = await visitor().ask(investorAccountContract.deleteAccount, { bearer: investor.token, body });
    expect(gone.status).toBe(200);
    const { rows } = await pool().query('select from account_links where investor_id = $1', [investor.id]);
    expect(rows).toEqual([]);
    expect((await switchOver(member)).answer.session).toBeNull();
    expect(await session(member)).toEqual({ id: member.id, kind: 'user' });
  });
});
