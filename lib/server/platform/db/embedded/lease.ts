import type { Client } from 'pg';
import { superClient } from './connection';
import { ownMark } from './file-lock';
import { isRunning } from './processes';

const PREFIX = 'site lease ';

/** This process's lease on the server: a connection that stays open as long as the process uses the server. */
export async function acquireLease(socketFolder: string, onLost: () => void): Promise<Client> {
  const { pid, startedAt } = ownMark();
  const name = `${PREFIX}${pid} ${Buffer.from(startedAt).toString('base64url')}`;
  const client = superClient(socketFolder, { name, timeoutMs: 2_000 });
  client.once('end', onLost);
  await client.connect();
  return client;
}

/** Counts the other running processes that hold a lease. */
export async function countOtherLeases(lease: Client): Promise<number> {
  const { rows } = await lease.query<{ name: string }>(
    `select application_name as name from pg_stat_activity where application_name like '${PREFIX}%' and pid <> pg_backend_pid()`,
  );
  return rows.filter(({ name }) => isHeld(name)).length;
}

/**
 * Whether the lease's process is still running: the connection of a killed process may be listed for a moment longer.
 */
function isHeld(name: string) {
  const [pid = '', startedAt = ''] = name.slice(PREFIX.length).split(' ');
  return isRunning({ pid: Number(pid), startedAt: Buffer.from(startedAt, 'base64url').toString() });
}
