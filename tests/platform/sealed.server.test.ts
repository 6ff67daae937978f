import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operationContract } from '@/lib/contracts/platform/operation';
import { randomId } from '@/lib/domain/shared/ids';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { seal, DecryptionError, unseal } from '@/lib/server/platform/sealing/sealed';
import { openSealed } from '@/lib/server/platform/sealing/sealed-values';
import { visitor } from '@/tests/support/api/api';
import { auditOf, registerMember } from '@/tests/support/database/factories';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const other = 'an0ther-key-that-is-long-enough-0987';
const place = (row: string, owner: string) => ({ table: 'bank_links', column: 'access_token', row, owner });

let restore: () => void = () => undefined;
let owner = '';
beforeEach(async () => {
  await pool().query('delete from bank_links');
  owner = (await registerMember()).id;
});
afterEach(() => restore());

async function keepLinks(count: number) {
  const ids = Array.from({ length: count }, () => randomId());
  for (const id of ids)
    await pool().query(
      `insert into bank_links (id, account_id, item_id, bank_account_id, access_token, public_token_hash, bank_name,
         account_type, state, created_at, updated_at)
       values ($1, $2, 'item', $1, $3, $1, 'A bank', 'checking', $4, now(), now())`,
      [id, owner, seal(`token of ${id}`, place(id, owner)), 'unfinished'],
    );
  return ids;
}

const rotate = async () => (await visitor().ask(operationContract.rewrapKeys, { bearer: settings().opsToken })).answer;

async function readAll() {
  const { rows } = await pool().query<{ id: string; access_token: string }>('select id, access_token from bank_links');
  return rows.map(({ id, access_token: sealed }) => unseal(sealed, place(id, owner)) === `token of ${id}`);
}

describe('[R35] a key change', () => {
  it('re-encrypts every row, resumes where it stopped, and then no longer needs the old key', async () => {
    await keepLinks(3);
    const first = settings().sealing.current;
    restore = changeSettings({ sealing: { current: other, retired: [first] } });
    await keepLinks(1);
    expect(await rotate()).toEqual({ rewrapped: 3, left: 0 });
    expect(await rotate()).toEqual({ rewrapped: 0, left: 0 });
    restore();
    restore = changeSettings({ sealing: { current: other, retired: [] } });
    expect(await readAll()).toEqual([true, true, true, true]);
  });

  it('includes the token of a removed bank that Plaid has not yet confirmed', async () => {
    const first = settings().sealing.current;
    const payload = { id: 'gone', sealed: seal('token of gone', place('gone', owner)), other: 'stays' };
    await pool().query(
      `insert into outbox (id, topic, payload, state) values ('rotation-test-000000', 'bank-removal', $1::jsonb, 'failed')`,
      [JSON.stringify(payload)],
    );
    restore = changeSettings({ sealing: { current: other, retired: [first] } });
    expect(await rotate()).toEqual({ rewrapped: 1, left: 0 });
    restore();
    restore = changeSettings({ sealing: { current: other, retired: [] } });
    const { rows } = await pool().query<{ payload: typeof payload }>(
      `delete from outbox where id = 'rotation-test-000000' returning payload`,
    );
    expect(rows[0]?.payload).toMatchObject({ id: 'gone', other: 'stays' });
    expect(unseal(rows[0]?.payload.sealed ?? '', place('gone', owner))).toBe('token of gone');
  });

  it('skips a value that no key decrypts, and says that it remains', async () => {
    const [id] = await keepLinks(3);
    const first = settings().sealing.current;
    await pool().query('update bank_links set access_token = $2 where id = $1', [id, 's1.000000000000.x.y']);
    restore = changeSettings({ sealing: { current: other, retired: [first] } });
    expect(await rotate()).toEqual({ rewrapped: 2, left: 1 });
    await pool().query('delete from bank_links where id = $1', [id]);
    expect(await readAll()).toEqual([true, true]);
  });
});

it('[R34] a value that cannot be decrypted is recorded, without any of its content', async () => {
  const origin = { ip: '192.0.2.1', requestId: 'r'.repeat(20), userAgent: '' };
  const sealed = seal('a token', place('one', owner));
  await expect(openSealed(sealed, place('two', owner), origin)).rejects.toThrow(DecryptionError);
  expect((await auditOf(owner)).at(-1)).toMatchObject({ event: 'seal_broken', result: 'refused', ip: origin.ip });
  expect(await openSealed(sealed, place('one', owner), origin)).toBe('a token');
});
