import { hash } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { usersContract } from '@/lib/contracts/accounts/users';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import {
  freshEmail,
  goodPassword,
  registerMember,
  registrationForm,
  tryLogin,
} from '@/tests/support/database/factories';

// Uses real hashing: each account gets its own hash at full cost.
vi.unmock('@node-rs/argon2');

const register = (form: object) =>
  visitor().send('PUT', usersContract.register.path, { body: registrationForm({ ...form }) });

const storedHash = async (id: string) => {
  const { rows } = await pool().query<{ password_hash: string }>('select password_hash from accounts where id = $1', [
    id,
  ]);
  return rows[0]?.password_hash ?? '';
};

const storeHash = (id: string, value: string) =>
  pool().query('update accounts set password_hash = $2 where id = $1', [id, value]);

describe('[R5] passwords', () => {
  it('of 73 characters differ when only their last character differs', async () => {
    const start = 'x7 '.repeat(24);
    const member = await registerMember({ form: { password: `${start}A` } });
    expect((await tryLogin('user', member.email, `${start}B`)).status).toBe(401);
    expect((await tryLogin('user', member.email, start)).status).toBe(401);
    expect((await tryLogin('user', member.email, `${start}A`)).status).toBe(200);
  });

  it.each([' pässwörd🙂 ', 'pa\u0308sswörd', 'tab\tand\nline', '日本語のパスワード', '%00%0a\\u0000', 'x'.repeat(256)])(
    'are kept exactly: %j',
    async (password) => {
      const member = await registerMember({ form: { password } });
      expect((await tryLogin('user', member.email, password)).status).toBe(200);
      expect((await tryLogin('user', member.email, `${password} `.slice(1))).status).toBe(401);
    },
  );

  it('containing a NUL are refused with a message', async () => {
    const { status, refusal } = await register({ password: ' pässwörd\u0000🙂 ' });
    expect(status).toBe(400);
    expect(refusal.message).toBe('Please remove control characters from the text.');
  });

  it.each([
    ['too short', '7 chars', 'password: Minimum length is 8'],
    ['over 256 bytes', 'ä'.repeat(129), 'Please use at most 256 bytes for your password'],
    ['among the most used', 'password1', 'This password is easy to guess. Choose another one.'],
    ['among the most used, in capitals', 'PASSWORD1', 'This password is easy to guess. Choose another one.'],
  ])('%s are refused', async (_, password, message) => {
    const { status, refusal } = await register({ password });
    expect(status).toBe(400);
    expect(refusal.message).toBe(message);
  });

  it('equal to the address or to its local part are refused', async () => {
    const email = freshEmail();
    expect((await register({ email, password: email.toUpperCase() })).status).toBe(400);
    expect((await register({ email, password: email.split('@')[0] })).status).toBe(400);
  });
});

describe('[R6] stored hashes', () => {
  it('use argon2id with at least 19 MiB and two passes, each with its own salt', async () => {
    const [one, other] = [await registerMember(), await registerMember()];
    expect(await storedHash(one.id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await storedHash(one.id)).not.toBe(await storedHash(other.id));
  });

  it('that are weaker are replaced at the next login', async () => {
    const member = await registerMember();
    const weak = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await storeHash(member.id, weak);
    expect((await tryLogin('user', member.email, 'not the password')).status).toBe(401);
    expect(await storedHash(member.id)).toBe(weak);
    expect((await tryLogin('user', member.email, goodPassword)).status).toBe(200);
    const renewed = await storedHash(member.id);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await tryLogin('user', member.email, goodPassword)).status).toBe(200);
    expect(await storedHash(member.id)).toBe(renewed);
  });

  it('that are weaker do not lock out a member who logs in on two devices at once', async () => {
    const member = await registerMember();
    await storeHash(member.id, await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 }));
    const logins = await Promise.all(Array.from({ length: 5 }, () => tryLogin('user', member.email, goodPassword)));
    expect(logins.map((login) => login.status)).toEqual([200, 200, 200, 200, 200]);
  });

  it.each(['', 'plain text', '$argon2id$', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=19456,t=2,p=1$short'])(
    '[R2] that are unreadable count as a wrong password, not as an error: %j',
    async (broken) => {
      const member = await registerMember();
      await storeHash(member.id, broken);
      const { status, refusal } = await tryLogin('user', member.email, goodPassword);
      expect(status).toBe(401);
      expect(refusal.message).toBe('Incorrect email or password.');
    },
  );
});
