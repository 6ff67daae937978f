import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const nameDatabase = (what: string) => `site_${what}_${randomBytes(6).toString('hex')}`;

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** The run's database with everything that a demo starts with, where a file has asked for one. */
export const seededName = (template: string) => `${new URL(template).pathname.slice(1)}_seeded`;

export type DatabaseCopy = { url: string; drop: () => Promise<void> };

/** A separate database, migrated and empty. */
export async function copyDatabase(template: string): Promise<DatabaseCopy> {
  const source = new URL(template).pathname.slice(1);
  const name = nameDatabase('test');
  // By copying files: the other way also writes each copy to the log.
  await administrate(template, `create database ${name} template ${source} strategy file_copy`);
  return {
    url: withDatabase(template, name),
    drop: () => dropDatabase(template, name),
  };
}

/**
 * Forced, because a test may leave a connection open. The force option fails while the server's own clean-up is running
 * in it, as after many rows; a plain drop stops that.
 */
export async function dropDatabase(template: string, name: string) {
  try {
    await administrate(template, `drop database if exists ${name} with (force)`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    await administrate(template, `drop database if exists ${name}`);
  }
}

/** Never connected to the template itself: it cannot be copied while it is in use. */
async function administrate(template: string, statement: string) {
  const client = new pg.Client({ connectionString: withDatabase(template, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
