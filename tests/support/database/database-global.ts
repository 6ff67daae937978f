import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findBinaries } from '@/lib/server/platform/db/embedded/binaries';
import { createFolder } from '@/lib/server/platform/db/embedded/create';
import { launchServer } from '@/lib/server/platform/db/embedded/launch';
import { makeFolder } from '@/lib/server/platform/db/embedded/make-folder';
import { joinServer } from '@/lib/server/platform/db/embedded/server';
import { migrate } from '@/lib/server/platform/db/migrate';
import { installQueue } from '@/lib/server/app/jobs/install-jobs';
import { dropDatabase, nameDatabase, seededName, withDatabase } from './database';
import { makeQuickFolder, sweepDeadRuns } from './quick-folder';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged into Vitest's own
  export interface ProvidedContext {
    /** The URL of a migrated database without connections; every test file gets a copy. */
    databaseTemplate: string;
  }
}

/** Provides one Postgres server for the run: our own in a temporary folder, or the one at TEST_DATABASE_URL. */
export default async function setup(project: TestProject) {
  const server = await openServer();
  const template = withDatabase(server.url, nameDatabase('template'));
  await run(server.url, `create database ${new URL(template).pathname.slice(1)}`);
  await migrate(template, [installQueue]);
  project.provide('databaseTemplate', template);
  return async () => {
    await dropDatabase(template, seededName(template));
    await dropDatabase(template, new URL(template).pathname.slice(1));
    await server.close();
  };
}

async function openServer() {
  const external = process.env.TEST_DATABASE_URL;
  if (external) return { url: external, close: () => Promise.resolve() };
  await sweepDeadRuns();
  const folder = makeQuickFolder('tests');
  await launchHasty(folder);
  const server = await joinServer(folder);
  return {
    url: server.url(),
    async close() {
      await server.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the site's own server with settings that never wait for the disk, because no data of a test run has to survive
 * a power failure; tests/faults covers durability. The site then uses it as a server that is already running.
 */
async function launchHasty(dataDir: string) {
  const folder = join(dataDir, 'postgres');
  const binaries = findBinaries();
  makeFolder(dataDir);
  createFolder(folder, binaries);
  await launchServer(folder, binaries, undefined, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '128MB',
  });
}

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
