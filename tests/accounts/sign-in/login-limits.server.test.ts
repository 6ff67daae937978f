import { describe, expect, it } from 'vitest';
import { tooManyRequests } from '@/lib/content/shared/messages';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor, type Visitor } from '@/tests/support/api/api';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { auditOf, freshEmail, goodPassword, kinds, registerMember, tryLogin } from '@/tests/support/database/factories';

/** The number of responses per status. */
const tally = (replies: { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(replies, (reply) => reply.status)].map(([status, all]) => [status, all.length]));

const guess = (email: string, from: Visitor, n = 0) => tryLogin('user', email, `wrong guess ${n}`, from);
const guessAtOnce = (email: string, times: number, from: () => Visitor) =>
  Promise.all(Array.from({ length: times }, (_, n) => guess(email, from(), n)));

describe('[R3] guessing passwords', () => {
  it.each(kinds)('is stopped after ten attempts, even when sixty arrive at once (%s)', async (kind) => {
    const member = await registerMember({ kind });
    const from = visitor();
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) => tryLogin(kind, member.email, `wrong guess ${n}`, from)),
    );
    expect(tally(replies)).toEqual({ 401: 10, 429: 50 });
  });

  it('[G9] gets a retry time at the eleventh attempt', async () => {
    const member = await registerMember();
    const from = visitor();
    for (let i = 0; i < 10; i += 1) expect((await guess(member.email, from)).status).toBe(401);
    const eleventh = await tryLogin('user', member.email, goodPassword, from);
    expect(eleventh.status).toBe(429);
    expect(eleventh.refusal).toEqual({ code: 'too_many_requests', message: tooManyRequests });
    const wait = Number(eleventh.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
  });

  it('is counted the same way for an unknown address', async () => {
    const from = visitor();
    expect(tally(await guessAtOnce(freshEmail(), 30, () => from))).toEqual({ 401: 10, 429: 20 });
  });

  it('is counted per address, whatever its case', async () => {
    const { email } = await registerMember();
    const from = visitor();
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => guess(n % 2 ? email.toUpperCase() : ` ${email}`, from, n)),
    );
    expect(tally(replies)).toEqual({ 401: 10, 429: 2 });
  });

  it('does not lock out others in the same network, and the limit expires', async () => {
    const [victim, neighbor] = [await registerMember(), await registerMember()];
    const from = visitor();
    await guessAtOnce(victim.email, 12, () => from);
    expect((await tryLogin('user', neighbor.email, goodPassword, from)).status).toBe(200);
    await pool().query('update rate_limits set expire = now() where key like $1', [`%${from.ip}`]);
    expect((await tryLogin('user', victim.email, goodPassword, from)).status).toBe(200);
  });

  it('of many accounts from one network is stopped too, even after a success in between', async () => {
    const member = await registerMember();
    const from = visitor();
    const spray = async (times: number) =>
      tally(await Promise.all(Array.from({ length: times }, () => guess(freshEmail(), from))));
    expect(await spray(60)).toEqual({ 401: 60 });
    expect((await tryLogin('user', member.email, goodPassword, from)).status).toBe(200);
    expect(await spray(60)).toEqual({ 401: 40, 429: 20 });
  });

  it('from many networks locks no account: the right password from a new network still works', async () => {
    const member = await registerMember();
    await guessAtOnce(member.email, 60, () => visitor());
    const home = visitor();
    for (let i = 0; i < 5; i += 1) expect((await tryLogin('user', member.email, goodPassword, home)).status).toBe(200);
  });

  it('from many networks leaves each new network three attempts', async () => {
    const member = await registerMember();
    await guessAtOnce(member.email, 60, () => visitor());
    const from = visitor();
    expect(tally(await guessAtOnce(member.email, 8, () => from))).toEqual({ 401: 3, 429: 5 });
  });

  it('is not helped by a /64 full of addresses', async () => {
    const member = await registerMember();
    const replies = await guessAtOnce(member.email, 20, () =>
      visitor({ ip: `2001:db8:1:2::${Math.floor(Math.random() * 65_535).toString(16)}` }),
    );
    expect(tally(replies)).toEqual({ 401: 10, 429: 10 });
    expect((await tryLogin('user', member.email, goodPassword, visitor({ ip: '2001:db8:1:3::1' }))).status).toBe(200);
  });

  it('writes one audit entry when a limit is reached, not one for each attempt after', async () => {
    const member = await registerMember();
    const from = visitor();
    await guessAtOnce(member.email, 30, () => from);
    const { rows } = await pool().query(
      `select event, result, detail from audit_events where ip = $1 and event = 'limit_reached'`,
      [from.ip],
    );
    expect(rows).toEqual([
      { event: 'limit_reached', result: 'refused', detail: { limit: 'loginByAccountAndNetwork' } },
    ]);
    expect((await auditOf(member.id)).map((line) => line.event)).toEqual(['register']);
  });
});

describe('[R4] the rate-limited address', () => {
  const forged = () => ({
    'X-Forwarded-For': `203.0.113.${Math.floor(Math.random() * 255)}`,
    Forwarded: `for=203.0.113.${Math.floor(Math.random() * 255)}`,
    'X-Real-IP': `203.0.113.${Math.floor(Math.random() * 255)}`,
    'CF-Connecting-IP': '203.0.113.9',
    'X-Client-IP': '203.0.113.9',
  });
  const guessWith = (email: string, from: Visitor, headers: Record<string, string>) =>
    from.send('POST', '/api/users/login', { body: { email, password: 'a wrong guess' }, headers });

  it('is the peer’s, whatever the headers claim', async () => {
    const { email } = await registerMember();
    const from = visitor();
    const replies = await Promise.all(Array.from({ length: 30 }, () => guessWith(email, from, forged())));
    expect(tally(replies)).toEqual({ 401: 10, 429: 20 });
  });

  it('is the one that our own proxy reported, when there is a proxy', async () => {
    const restore = changeSettings({ trustProxy: 1 });
    try {
      const { email } = await registerMember();
      const from = visitor();
      const behind = (seen: string) => guessWith(email, from, { 'X-Forwarded-For': `203.0.113.7, ${seen}` });
      const first = await Promise.all(Array.from({ length: 12 }, () => behind('198.51.100.1')));
      expect(tally(first)).toEqual({ 401: 10, 429: 2 });
      expect((await behind('198.51.100.2')).status).toBe(401);
    } finally {
      restore();
    }
  });
});
