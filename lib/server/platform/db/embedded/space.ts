import { statfs } from 'node:fs/promises';
import type { Client } from 'pg';

/**
 * Free space at which the database becomes read-only, and above which it becomes writable again. It leaves room for the
 * write-ahead log to rotate.
 */
const TIGHT_BYTES = 48 * 1024 * 1024;
const ROOMY_BYTES = 72 * 1024 * 1024;

/**
 * Stops writes before the disk is full, so that reads still work: a Postgres server that cannot write its log stops
 * entirely. Called once a second; queries the server only if something changes.
 */
export function watchSpace(folder: string) {
  let isReadOnly: boolean | undefined;
  return {
    /** Called when the server is replaced or restarted, because its current setting is then unknown. */
    forget: () => (isReadOnly = undefined),
    async check(lease: Client) {
      const { bavail, bsize } = await statfs(folder);
      const free = bavail * bsize;
      isReadOnly ??= await readState(lease);
      const wanted = isReadOnly ? free < ROOMY_BYTES : free < TIGHT_BYTES;
      if (wanted === isReadOnly) return;
      await lease.query(`alter system set default_transaction_read_only = ${wanted ? 'on' : 'off'}`);
      await lease.query('select pg_reload_conf()');
      isReadOnly = wanted;
    },
  };
}

async function readState(lease: Client) {
  const { rows } = await lease.query<{ state: string }>(
    `select current_setting('default_transaction_read_only') as state`,
  );
  return rows[0]?.state === 'on';
}
