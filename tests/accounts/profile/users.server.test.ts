import { afterEach, describe, expect, it } from 'vitest';
import { usersContract } from '@/lib/contracts/accounts/users';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { freshEmail, readProfile, registerMember, type Member } from '@/tests/support/database/factories';

afterEach(() => setClock());

describe('[S22] [R24] the profile endpoint', () => {
  it('returns the signed-in user’s fields and nothing more', async () => {
    const member = await registerMember({ form: { phone: '(555) 010-1234' } });
    const { answer } = await readProfile(member.token);
    expect(answer).toEqual({
      id: member.id,
      email: member.email,
      firstName: 'Ann',
      lastName: 'Lee',
      phone: member.phone,
      searches: [],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    });
  });

  it('[S21] accepts a trailing slash, as section 7 writes it', async () => {
    const member = await registerMember();
    const { answer } = await visitor().send('GET', '/api/users/profile/', { bearer: member.token });
    expect(answer).toMatchObject({ id: member.id });
  });
});

describe('[S22] exists', () => {
  const exists = (email: string, from = visitor()) => from.ask(usersContract.exists, { query: { email } });

  it('reports whether a user has the address', async () => {
    const user = await registerMember();
    const investor = await registerMember({ kind: 'investor' });
    expect((await exists(user.email.toUpperCase())).answer).toEqual({ exists: true });
    expect((await exists(freshEmail())).answer).toEqual({ exists: false });
    expect((await exists(investor.email)).answer).toEqual({ exists: false });
  });

  it('is throttled for one network', async () => {
    const from = visitor();
    const replies = await Promise.all(Array.from({ length: 40 }, () => exists(freshEmail(), from)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(30);
    const refused = replies.filter((reply) => reply.status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is throttled for all networks together', async () => {
    await pool().query(`insert into rate_limits values ('existsOverall:all', 600, now() + interval '1 minute')
      on conflict (key) do update set points = 600, expire = excluded.expire`);
    expect((await exists(freshEmail())).status).toBe(429);
    await pool().query(`delete from rate_limits where key = 'existsOverall:all'`);
    expect((await exists(freshEmail())).status).toBe(200);
  });

  it('asks for an address', async () => {
    expect((await visitor().send('GET', '/api/users/exists')).refusal).toMatchObject({
      code: 'bad_request',
      fields: { email: 'Required' },
    });
  });
});

describe('[S22] searches', () => {
  const search = async (member: Member, text: string) =>
    (await visitor().ask(usersContract.saveSearch, { bearer: member.token, body: { search: text } })).answer.searches;

  it('are kept newest first, ten at most, without duplicates', async () => {
    const member = await registerMember();
    let at = Date.now();
    let latest: string[] = [];
    for (const text of ['AAPL', 'MSFT', 'NVDA', 'AAPL', ...Array.from({ length: 9 }, (_, n) => `S${n}`)]) {
      const instant = new Date((at += 1000));
      setClock(() => instant);
      latest = await search(member, text);
    }
    expect(latest).toEqual(['S8', 'S7', 'S6', 'S5', 'S4', 'S3', 'S2', 'S1', 'S0', 'AAPL']);
    expect((await readProfile(member.token)).answer.searches).toEqual(latest);
    const { rows } = await pool().query('select count(*)::int as kept from searches where account_id = $1', [
      member.id,
    ]);
    expect(rows).toEqual([{ kept: 10 }]);
  });

  it.each(['%', '_', "'", '"; --', '\\', '('.repeat(80), "'); drop table accounts; --", '${7*7}', '🙂'])(
    '[R27] keep %j as it is',
    async (text) => {
      const member = await registerMember();
      expect(await search(member, text)).toEqual([text]);
      expect((await readProfile(member.token)).answer.searches).toEqual([text]);
    },
  );

  it('[R27] reject a text of invisible characters', async () => {
    const member = await registerMember();
    const { status, refusal } = await visitor().send('PUT', '/api/users/searches', {
      bearer: member.token,
      body: { search: '\u202e' },
    });
    expect(status).toBe(400);
    expect(refusal.fields).toHaveProperty('search');
  });

  it('[R27] handle twenty at once', async () => {
    const member = await registerMember();
    await Promise.all(Array.from({ length: 20 }, (_, n) => search(member, `S${n % 12}`)));
    expect(await search(member, 'last')).toHaveLength(10);
  });

  it('[R28] belong to one account only', async () => {
    const [one, other] = [await registerMember(), await registerMember()];
    await search(one, 'AAPL');
    expect(await search(other, 'MSFT')).toEqual(['MSFT']);
  });

  it.each([[''], ['x'.repeat(81)], ['a\nb'], [5], [['AAPL']], [null]])('refuse %j', async (text) => {
    const member = await registerMember();
    const { status } = await visitor().send('PUT', '/api/users/searches', {
      bearer: member.token,
      body: { search: text },
    });
    expect(status).toBe(400);
  });
});
