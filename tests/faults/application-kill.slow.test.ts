import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { joinServer } from '@/lib/server/platform/db/embedded/server';
import { applicationBody } from '@/tests/support/features/applications';
import { makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { keeps, startFakeAlpaca } from '@/tests/support/providers/fake-alpaca';
import { endAllRuns } from '@/tests/support/processes/processes';
import { startSite, type Site } from '@/tests/support/processes/site';

let fake: Awaited<ReturnType<typeof startFakeAlpaca>>;
afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
  await fake.close();
});

const person = {
  email: 'ann@example.test',
  password: 'correct horse battery staple',
  firstName: 'Ann',
  lastName: 'Lee',
};

async function call(site: Site, method: string, path: string, { body, token }: { body?: object; token?: string } = {}) {
  return fetch(site.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

const send = (site: Site, token: string) =>
  call(site, 'POST', '/api/alpaca/account', { body: applicationBody({ email: person.email }), token });

async function ask(dataDir: string, statement: string) {
  const server = await joinServer(dataDir);
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  await server.release();
  return rows;
}

/**
 * Makes the background job skip the application as recently checked. Otherwise the job would also finish it, and a
 * simultaneous submission would be rejected as already in progress.
 */
const rest = (dataDir: string) => ask(dataDir, `update applications set checked_at = now() + interval '1 hour'`);

it('[F9] [R45] a site that is killed after the broker created the account, and before the response was stored, ends with exactly one account', async () => {
  fake = await startFakeAlpaca();
  const dataDir = makeUsedFolder();
  const env = {
    ALPACA_API_KEY: 'key-for-tests',
    ALPACA_API_SECRET: 'secret-for-tests',
    ALPACA_API_BASE: fake.apiBase,
  };
  const first = await startSite({ dataDir, env });
  const { token } = (await (await call(first, 'PUT', '/api/users/register', { body: person })).json()) as {
    token: string;
  };
  fake.behave((response, sent, accounts) => {
    if (sent.method !== 'POST') return keeps(response, sent, accounts);
    first.run.kill('SIGKILL');
    keeps(response, sent, accounts);
  });
  await expect(send(first, token)).rejects.toThrow('fetch failed');
  expect(await first.run.ended).toBe('SIGKILL');
  expect(fake.accounts).toHaveLength(1);

  fake.behave(keeps);
  await rest(dataDir);
  // A worker claims the row for half a minute; with a clock that is a minute ahead, the claim has expired.
  const minuteLate = pathToFileURL(join(import.meta.dirname, '../support/processes/minute-late.mjs')).href;
  const second = await startSite({ dataDir, env: { ...env, NODE_OPTIONS: `--import ${minuteLate}` } });
  const answers = await Promise.all([send(second, token), send(second, token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const again = await call(second, 'GET', '/api/alpaca/application', { token });
  expect(await again.json()).toMatchObject({ application: { status: 'SUBMITTED' } });
  expect(fake.accounts).toHaveLength(1);
  expect(fake.posts()).toHaveLength(1);
  second.run.kill('SIGTERM');
  await second.run.ended;

  const rows = await ask(dataDir, 'select state, sealed, broker_account_id from applications');
  expect(rows).toEqual([{ state: 'sent', sealed: null, broker_account_id: fake.accounts[0]?.id }]);
});
