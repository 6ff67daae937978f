import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, inject, vi } from 'vitest';
import { copyDatabase } from '@/tests/support/database/database';
import { refusePersonalLines } from '@/tests/support/api/personal-lines';

vi.mock('@node-rs/argon2', async (importOriginal) =>
  (await import('./remembered-hashes')).rememberHashes(await importOriginal()),
);

// Before any of our modules is loaded, because settings are read once.
const copy = await copyDatabase(inject('databaseTemplate'));
const dataDir = mkdtempSync(join(tmpdir(), 'site-test-data-'));
Object.assign(process.env, {
  // Vitest sets its own MODE.
  MODE: 'demo',
  DATABASE_URL: copy.url,
  DATA_DIR: dataDir,
  AUTH_SECRET: 'only-for-tests-0123456789-abcdefghijkl',
  OPS_TOKEN: 'only-for-tests-0123456789',
  KEK_CURRENT: 'only-for-tests-seal-0123456789-abcdef',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
});

// Throws even where no test sees the error: in a job, or in a request of which only the status is checked.
const { log } = await import('@/lib/server/platform/log/log');
const takeRefused = refusePersonalLines(log);
afterEach(() => expect(takeRefused(), 'lines of the log that name personal data').toEqual([]));

const { relaxLimits } = await import('@/tests/support/database/limits');
relaxLimits();

// Routes page requests to the server as the launcher does.
const { createSiteServices } = await import('@/lib/server/app/site-services');
const { registerSiteServices } = await import('@/lib/server/platform/site-services');
registerSiteServices(createSiteServices());

afterAll(async () => {
  const { closePool } = await import('@/lib/server/platform/db/pool');
  await closePool();
  await copy.drop();
  rmSync(dataDir, { recursive: true, force: true });
  // One process runs many files, each with its own modules.
  vi.resetModules();
});
