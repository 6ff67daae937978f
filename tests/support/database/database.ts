import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const nameDatabase = (what: string) => `site_${what}_${randomBytes(6).toString('hex')}`;

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export type DatabaseCopy = { url: string; drop: () => Promise<void> };

/** A database of one's own, with everything migrated and nothing in it. */
export async function copyDatabase(template: string): Promise<DatabaseCopy> {
  const source = new URL(template).pathname.slice(1);
  const name = nameDatabase('test');
  // By files: the other way writes each copy to the log as well.
  await administrate(template, `create database ${name} template ${source} strategy file_copy`);
  return {
    url: withDatabase(template, name),
    drop: () => drop(template, name),
  };
}

/**
 * By force, because a test may leave a connection behind. Force is refused where the server's own clean-up is at work
 * in it, as after many rows: that one is sent away by a plain drop.
 */
async function drop(template: string, name: string) {
  try {
    await administrate(template, `drop database ${name} with (force)`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    await administrate(template, `drop database ${name}`);
  }
}

/** Never over the template itself: as long as someone is connected to it, it cannot be copied. */
async function administrate(template: string, statement: string) {
  const client = new pg.Client({ connectionString: withDatabase(template, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
