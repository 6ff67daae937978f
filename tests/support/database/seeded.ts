import pg from 'pg';
import { inject } from 'vitest';
import { closePool, db } from '@/lib/server/platform/db/pool';
import { seed } from '@/lib/server/sample-data';
import { seedMarketReference } from '@/lib/server/sample-data/market/reference';
import { dropDatabase, seededName, withDatabase } from './database';

/** Adds all of a demo's seed data to this file's database. */
export async function seedAll() {
  await seedMarketReference(db());
  await seed(db());
}

/**
 * Replaces this file's empty database with one that has all of a demo's seed data as of today. The first file of a run
 * seeds it, the others copy it. Call it first; use `seedAll` if the clock was set or rows exist already.
 */
export async function startSeeded() {
  const template = inject('databaseTemplate');
  const shared = seededName(template);
  const own = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1);
  const client = new pg.Client({ connectionString: withDatabase(template, 'postgres') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [shared]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [shared]);
    if (rowCount === 0) await seedAll();
    // Neither the source nor the target of a copy may be in use.
    await closePool();
    if (rowCount === 0) {
      await client.query(`create database ${shared} template ${own} strategy file_copy`);
    } else {
      await dropDatabase(template, own);
      await client.query(`create database ${own} template ${shared} strategy file_copy`);
    }
  } finally {
    await client.end();
  }
}
