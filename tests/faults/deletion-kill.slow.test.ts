import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { deletionPhrase } from '@/lib/domain/accounts/deletion-phrase';
import { joinServer } from '@/lib/server/platform/db/embedded/server';
import { makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { eventually } from '../support/eventually';
import { endAllRuns } from '@/tests/support/processes/processes';
import { startSite, type Site } from '@/tests/support/processes/site';

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await endAllRuns();
  await removeDataFolders();
});

const password = 'correct horse battery staple';
const person = { email: 'ann@example.test', password, firstName: 'Ann', lastName: 'Lee' };

const call = (site: Site, { method, path }: { method: string; path: string }, body: object, token = '') =>
  fetch(site.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

const login = (site: Site) =>
  call(site, { method: 'POST', path: '/api/users/login' }, { email: person.email, password });
const remove = (site: Site, token: string) =>
  call(site, myAccountContract.remove, { password, confirmation: deletionPhrase }, token);

const whatIsKept = async (client: pg.Client) =>
  (
    await client.query<Record<string, unknown>>(
      `select a.email, a.first_name, a.password_hash, d.sealed,
          (select count(*)::int from sessions s where s.account_id = a.id) as sessions,
          (select count(*)::int from audit_events e where e.event = 'account_deleted') as noted,
          (select count(*)::int from outbox o where o.payload ->> 'template' = 'account-deleted') as farewells
         from accounts a left join application_drafts d on d.account_id = a.id
        where a.email not like 'sample-%' and a.email <> 'ambassador@example.test'`,
    )
  ).rows;

/** Whether a deletion has already deleted the draft and is waiting for the audit trail. */
const isUnderWay = `
  select 1 from pg_locks waits join pg_locks done using (pid)
   where waits.relation = 'audit_events'::regclass and not waits.granted
     and done.relation = 'application_drafts'::regclass and done.mode = 'RowExclusiveLock' and done.granted`;

it('[R38] an account whose deletion is killed halfway is complete afterwards, and is deleted completely when asked again', async () => {
  const dataDir = makeUsedFolder();
  const first = await startSite({ dataDir });
  // Keeps the database running after the site is killed.
  const server = await joinServer(dataDir);
  const [watch, hold] = [1, 2].map(() => new pg.Client({ connectionString: server.url() })) as [pg.Client, pg.Client];
  await Promise.all([watch.connect(), hold.connect()]);
  closers.push(
    () => watch.end(),
    () => hold.end(),
    () => server.release(),
  );

  const registered = await call(first, { method: 'PUT', path: '/api/users/register' }, person);
  const { token } = (await registered.json()) as { token: string };
  const draft = { answers: { city: 'Reno' }, step: 'agreements' };
  expect((await call(first, brokerageContract.saveDraft, draft, token)).status).toBe(200);
  const before = await whatIsKept(watch);
  expect(before).toMatchObject([
    { email: person.email, sessions: 1, sealed: expect.stringMatching(/^s1\./) as string, noted: 0, farewells: 0 },
  ]);

  await hold.query('begin');
  await hold.query('lock table audit_events in share row exclusive mode');
  const cut = expect(remove(first, token)).rejects.toThrow('fetch failed');
  await eventually(async () => expect((await watch.query(isUnderWay)).rowCount).toBe(1));
  first.run.kill('SIGKILL');
  await first.run.ended;
  await cut;
  await hold.query('rollback');

  const second = await startSite({ dataDir });
  expect(await whatIsKept(watch)).toEqual(before);
  const again = await login(second);
  expect(again.status).toBe(200);
  expect((await remove(second, ((await again.json()) as { token: string }).token)).status).toBe(200);
  expect(await whatIsKept(watch)).toMatchObject([
    { first_name: '', sealed: null, sessions: 0, noted: 1, farewells: 1 },
  ]);
  expect((await login(second)).status).not.toBe(200);
});
