import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const nameDatabase = (what: string) => `site_${what}_${randomBytes(6).toString('hex')}`;

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** The name of the run's database with all of a demo's seed data; it exists once a test file has requested it. */
export const seededName = (template: string) => `${new URL(template).pathname.slice(1)}_seeded`;

export type DatabaseCopy = { url: string; drop: () => Promise<void> };

/** Creates a separate database, migrated and empty. */
export async function copyDatabase(template: string): Promise<DatabaseCopy> {
  const source = new URL(template).pathname.slice(1);
  const name = nameDatabase('test');
  // Copies files: the default strategy would also write each copy to the write-ahead log.
  await administrate(template, `create database ${name} template ${source} strategy file_copy`);
  return {
    url: withDatabase(template, name),
    drop: () => dropDatabase(template, name),
  };
}

/**
 * Forces the drop, because a test may leave a connection open. The force option fails with 42501 while autovacuum is
 * running in the database, as after many inserts; a plain drop stops autovacuum.
 */
export async function dropDatabase(template: string, name: string) {
  try {
    await administrate(template, `drop database if exists ${name} with (force)`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    await administrate(template, `drop database if exists ${name}`);
  }
}

/** Connects to `postgres`, never to the template: a database cannot be copied while it is in use. */
async function administrate(template: string, statement: string) {
  const client = new pg.Client({ connectionString: withDatabase(template, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
