import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { settings } from '@/lib/server/platform/settings/env';
import { joinServer } from '@/lib/server/platform/db/embedded/server';
import { currentPrefix, seal, unseal } from '@/lib/server/platform/sealing/sealed';
import { makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { eventually } from '../support/eventually';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { runOps } from '@/tests/support/features/ops';
import { endAllRuns } from '@/tests/support/processes/processes';
import { startSite, type Site } from '@/tests/support/processes/site';

let restore: () => void = () => undefined;
afterEach(async () => {
  restore();
  vi.unstubAllEnvs();
  await endAllRuns();
  await removeDataFolders();
});

const [first, second] = ['the-first-key-of-this-test-0123456789', 'the-other-key-of-this-test-987654321'];
const token = 'only-for-tests-0123456789';
/** The number of rows: five batches, and the key rotation pauses in the third. */
const count = 1000;

/** Replaces the encryption key in this process's settings. */
function holdOnly(current: string) {
  restore();
  restore = changeSettings({ sealing: { current, retired: [] } });
  expect(settings().sealing.current).toBe(current);
}

const idOf = (n: number) => `link-${String(n).padStart(5, '0')}`;
const placeOf = (id: string) => ({ table: 'bank_links', column: 'access_token', row: id, owner: 'owner' });

async function withDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>) {
  const server = await joinServer(dataDir);
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await server.release();
  }
}

/** Inserts bank links of one account, each with a token encrypted for its own row. */
async function keepLinks(client: pg.Client) {
  const ids = Array.from({ length: count }, (_, n) => idOf(n));
  await client.query(
    `insert into accounts (id, kind, email, email_key, password_hash, first_name, last_name, created_at)
     values ('owner', 'user', 'o@example.test', 'o@example.test', 'none', 'O', 'O', now())`,
  );
  await client.query(
    `insert into bank_links (id, account_id, item_id, bank_account_id, access_token, public_token_hash, bank_name,
       account_type, state, created_at, updated_at)
     select id, 'owner', 'item', id, sealed, id, 'A bank', 'checking', 'unfinished', now(), now()
       from unnest($1::text[], $2::text[]) as t (id, sealed)`,
    [ids, ids.map((id) => seal(`key of ${id}`, placeOf(id)))],
  );
}

const underNewKey = (dataDir: string, prefix: string) =>
  withDatabase(dataDir, async (client) => {
    const found = await client.query<{ n: number }>(
      'select count(*)::int as n from bank_links where starts_with(access_token, $1)',
      [prefix],
    );
    return found.rows[0]?.n ?? 0;
  });

/** Pauses a key rotation at a row in the middle. */
async function standStill(dataDir: string) {
  const server = await joinServer(dataDir);
  const [hold, watch] = [1, 2].map(() => new pg.Client({ connectionString: server.url() })) as [pg.Client, pg.Client];
  await Promise.all([hold.connect(), watch.connect()]);
  await hold.query(`
    select pg_advisory_lock(1);
    create function stand_still() returns trigger language plpgsql
      as 'begin perform pg_advisory_xact_lock(1); return new; end';
    create trigger stand_still before update on bank_links
      for each row when (old.id = '${idOf(count / 2)}') execute function stand_still()`);
  const waitingLocks = `from pg_locks where locktype = 'advisory' and not granted`;
  const waitingCount = async () => (await watch.query(`select ${waitingLocks}`)).rowCount;
  return {
    /** Waits until the rotation is paused; rejects if the process ends first. */
    isReachedBy: ({ ended, lines }: ReturnType<typeof rotate>) =>
      Promise.race([
        eventually(async () => expect(await waitingCount()).toBe(1), 300_000),
        ended.then(() => Promise.reject(new Error(`It never came to the middle: ${lines.join('\n')}`))),
      ]),
    async end() {
      // Otherwise the killed site's transactions would end only after the pause and lock their rows until then.
      await watch.query(`select pg_terminate_backend(pid) ${waitingLocks}`);
      await eventually(async () => expect(await waitingCount()).toBe(0));
      await hold.query('drop trigger stand_still on bank_links; drop function stand_still');
      await Promise.all([hold.end(), watch.end()]);
      await server.release();
    },
  };
}

const rotate = (site: Site) => runOps(['keys', 'rotate'], { OPS_TOKEN: token, SITE_URL: site.url });

it('[R35] a key change that is killed halfway continues at the next run, and nothing is unreadable', async () => {
  vi.stubEnv('MODE', 'demo');
  const dataDir = makeUsedFolder();
  holdOnly(first);
  await withDatabase(dataDir, keepLinks);
  holdOnly(second);
  const prefix = currentPrefix();
  const env = { KEK_CURRENT: second, KEK_RETIRED: first, OPS_TOKEN: token };

  const site = await startSite({ dataDir, env });
  const middle = await standStill(dataDir);
  const cut = rotate(site);
  await middle.isReachedBy(cut);
  site.run.kill('SIGKILL');
  await site.run.ended;
  expect(await cut.ended).toBe(1);
  await middle.end();
  const done = await underNewKey(dataDir, prefix);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(count);

  const again = await startSite({ dataDir, env });
  const rest = rotate(again);
  expect(await rest.ended, rest.lines.join('\n')).toBe(0);
  expect(rest.lines.at(-1)).toBe(`${count - done} values re-encrypted with the current key, 0 left`);
  const repeated = rotate(again);
  expect(await repeated.ended).toBe(0);
  expect(repeated.lines.at(-1)).toBe('0 values re-encrypted with the current key, 0 left');
  again.run.kill('SIGTERM');
  await again.run.ended;

  const unreadable = await withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ id: string; access_token: string }>(
      'select id, access_token from bank_links',
    );
    expect(rows).toHaveLength(count);
    return rows.filter(({ id, access_token: sealed }) => unseal(sealed, placeOf(id)) !== `key of ${id}`);
  });
  expect(unreadable).toEqual([]);
});
