import { spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pool } from '@/lib/server/db/pool';
import { applicationRow, send } from '@/tests/support/applications';
import { registerMember } from '@/tests/support/factories';

const taxId = '900-73-0500';

/** A text in the forms in which it may lie somewhere. */
function formsOf(text: string) {
  const bytes = Buffer.from(text);
  const inner = (encoded: string) => encoded.replaceAll('=', '').slice(0, -1);
  return [text, bytes.toString('hex'), inner(bytes.toString('base64')), inner(bytes.toString('base64url'))];
}

/** Files of the database, its log of changes included, that hold one of the texts. */
async function filesWith(texts: string[]) {
  const patterns = texts.flatMap((text) => ['-e', text]);
  // Other tests work on the same server: a file may go while it is read, which is 2; 1 is nothing found.
  const { stdout, status } = spawnSync('grep', ['-rlasF', ...patterns, await dataDirectory()], { encoding: 'utf8' });
  expect([0, 1, 2]).toContain(status);
  return stdout.split('\n').filter((file) => file !== '');
}

/** Where the server keeps its files: the folder in which its processes run. */
async function dataDirectory() {
  const { rows } = await pool().query<{ pid: number }>('select pg_backend_pid() as pid');
  return readlinkSync(`/proc/${rows[0]?.pid}/cwd`);
}

it('[R33] [F2] a tax id lies nowhere in the database’s files but sealed, its write-ahead log included', async () => {
  const member = await registerMember();
  // The last digits make the broker fail: the application stays, sealed, to be sent again.
  expect((await send(member, { tax_id: taxId })).status).toBe(502);
  expect((await applicationRow(member))?.sealed).toMatch(/^s1\./);
  expect((await filesWith([member.email])).some((file) => file.includes('pg_wal'))).toBe(true);
  expect(await filesWith([...formsOf(taxId), ...formsOf(taxId.replaceAll('-', ''))])).toEqual([]);
});
