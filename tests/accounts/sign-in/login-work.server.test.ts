import type * as argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pool } from '@/lib/server/platform/db/pool';
import { cost } from '@/lib/server/accounts/passwords';
import { goodPassword, freshEmail, kinds, registerMember, tryLogin } from '@/tests/support/database/factories';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

const checks = vi.mocked(verify);
afterEach(() => checks.mockClear());

const costOf = (hash: unknown) => /\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(String(hash))?.slice(1).map(Number);

/** Reasons for a failed login that the response must not reveal. */
const failing = {
  'an unknown address': () => freshEmail(),
  'a wrong password': async () => (await registerMember()).email,
  'a closed account': async () => {
    const { email, id } = await registerMember();
    await pool().query('update accounts set disabled_at = now() where id = $1', [id]);
    return email;
  },
  'a deleted account': async () => {
    const { email, id } = await registerMember();
    await pool().query('update accounts set deleted_at = now() where id = $1', [id]);
    return email;
  },
  'an account of the other kind': async () => (await registerMember({ kind: 'investor' })).email,
};

describe('[R2] every failed sign-in', () => {
  it.each(Object.entries(failing))('for %s costs as much as one full password check', async (name, prepare) => {
    const email = await prepare();
    checks.mockClear();
    const { status } = await tryLogin('user', email, name === 'a wrong password' ? 'not this one' : goodPassword);
    expect(status).toBe(401);
    expect(checks).toHaveBeenCalledTimes(1);
    expect(costOf(checks.mock.calls[0]?.[0])).toEqual([cost.memoryCost, cost.timeCost, cost.parallelism]);
  });

  it('is answered with the same status, body and headers', async () => {
    const answers = [];
    for (const [name, prepare] of Object.entries(failing)) {
      const { status, text, headers } = await tryLogin(
        'user',
        await prepare(),
        name === 'a wrong password' ? 'not this one' : goodPassword,
      );
      const { 'x-request-id': _, ...rest } = Object.fromEntries(headers);
      answers.push({ status, text, headers: rest });
    }
    expect(answers[0]).toMatchObject({ status: 401 });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('never accepts the decoy hash: its own password does not log in', async () => {
    const { status } = await tryLogin('user', freshEmail(), 'a password that no one has');
    expect(status).toBe(401);
  });

  it.each(kinds)('and each successful one performs one password check (%s)', async (kind) => {
    const member = await registerMember({ kind });
    checks.mockClear();
    expect((await tryLogin(kind, member.email, goodPassword)).status).toBe(200);
    expect(checks).toHaveBeenCalledTimes(1);
  });
});
