import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { passwordsContract } from '@/lib/contracts/accounts/passwords';
import { visitor } from '@/tests/support/api/api';

const sumOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const suffixes = async (prefix: string) =>
  (await visitor().ask(passwordsContract.leaked, { params: { prefix } })).answer.suffixes;

it.each(['password', 'monkey123', 'iloveyou'])(
  '[G9] %s is found by the first five digits of its hash',
  async (password) => {
    const sum = sumOf(password);
    expect(await suffixes(sum.slice(0, 5))).toContain(sum.slice(5));
  },
);

it('[G9] a password that has not leaked is not found', async () => {
  const sum = sumOf('correct horse battery staple, and more');
  expect(await suffixes(sum.slice(0, 5))).not.toContain(sum.slice(5));
});

it.each(['5BAA', '5BAA61', '5baa6', 'GGGGG', '.....', '%00%00', '__proto__', 'constructor'])(
  '[R26] %s is not a valid hash prefix',
  async (prefix) => {
    expect((await visitor().send('GET', `/api/passwords/leaked/${prefix}`)).status).toBe(400);
  },
);
