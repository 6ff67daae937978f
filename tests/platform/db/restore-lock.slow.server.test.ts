import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { backUp } from '@/lib/server/platform/db/backup/backup';
import { restore } from '@/lib/server/platform/db/backup/restore';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { copyDatabase } from '@/tests/support/database/database';

// The restore waits ten seconds for its locks.
it('[R58] a restore into a database in use says so after a while, and changes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
  const used = await copyDatabase(inject('databaseTemplate'));
  const user = new pg.Client({ connectionString: used.url });
  await user.connect();
  try {
    const { path } = await backUp(databaseUrl(), folder);
    await user.query('begin');
    await user.query('select from accounts');
    await expect(restore(path, { open: () => Promise.resolve(used.url) })).rejects.toThrow(
      'The database is in use: stop the site first. Nothing was changed.',
    );
    expect((await user.query('select from accounts')).rowCount).toBe(0);
  } finally {
    await user.end();
    await used.drop();
    rmSync(folder, { recursive: true });
  }
});
