import { getTableName, sql, type SQL, type SQLChunk } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { type Database, db, preparedRead } from './pool';
import { tableVersions } from './schema/table-versions';

type Values = Record<string, string | number | null>;
type Kept = { version: string; made: { text: string } };

/** Max total size of all cached results, in characters. */
const maxKept = 4 * 1024 * 1024;

const caches = new WeakMap<Database, LRUCache<string, Kept>>();

type VersionedRead<Given extends Values, Data, Made> = {
  name: string;
  /** The tables that the data comes from. Each needs the trigger `note_change`. */
  tables: readonly PgTable[];
  /** SQL for one JSON value. */
  data: SQL;
  /** Turns the data into the cached result. Must depend on nothing else, not even the clock. */
  make: (data: Data, values: Given) => Made;
};

/**
 * A cached read of tables that seldom change. One query is sent each time: it returns the tables' version, and the data
 * only if no result of that version is cached.
 */
export function versionedRead<Given extends Values, Data, Made extends { text: string }>({
  name,
  tables,
  data,
  make,
}: VersionedRead<Given, Data, Made>): (values: Given) => Promise<Made> {
  const names = sql.param(tables.map((table) => getTableName(table)));
  const read = preparedRead<Given & { known: string | null }, { version: string; data: Data | null }[]>(
    name,
    (database) =>
      database
        .select({
          version: sql<string>`v.version`,
          data: sql<Data | null>`case when v.version is distinct from ${sql.placeholder('known')}::text then ${data} end`,
        })
        .from(sql`${versionOf(names)} v`),
  );
  return async (values) => {
    const results = resultsOf(db());
    const key = JSON.stringify([name, values]);
    const known = results.get(key);
    const [row] = await read({ ...values, known: known?.version ?? null });
    if (!row) throw new Error(`The read ${name} returned no row.`);
    if (known?.version === row.version) return known.made as Made;
    if (row.data === null) throw new Error(`The read ${name} returned no data.`);
    const made = make(row.data, values);
    results.set(key, { version: row.version, made });
    return made;
  };
}

type VersionedQuery<Data, Made> = {
  /** Must be unique for each read. */
  key: string;
  tables: readonly PgTable[];
  data: SQL<Data>;
  make: (data: Data) => Made;
};

/**
 * Like `versionedRead`, for SQL that differs between calls and cannot be prepared. A cached result costs one query for
 * the version; otherwise data and version are read in one query.
 */
export async function readVersioned<Data, Made extends { text: string }>({
  key,
  tables,
  data,
  make,
}: VersionedQuery<Data, Made>): Promise<Made> {
  const results = resultsOf(db());
  const names = tables.map((table) => getTableName(table));
  const known = results.get(key);
  if (known) {
    const [current] = await readVersion({ names });
    if (current?.version === known.version) return known.made as Made;
  }
  const { rows } = await db().execute<{ version: string; data: Data }>(
    sql`select v.version, ${data} as data from ${versionOf(sql.param(names))} v`,
  );
  const [row] = rows;
  if (!row) throw new Error(`The read ${key} returned no row.`);
  const made = make(row.data);
  results.set(key, { version: row.version, made });
  return made;
}

/** The version of the named tables, as a subquery with the column `version`. */
export const versionOf = (names: SQLChunk) => sql`(select coalesce(md5(string_agg(id, ' ' order by id)), '') as version
  from ${tableVersions} where name = any(${names}::text[]))`;

const readVersion = preparedRead<{ names: string[] }, { version: string }[]>('table_version', (database) =>
  database.select({ version: sql<string>`v.version` }).from(sql`${versionOf(sql.placeholder('names'))} v`),
);

function resultsOf(database: Database) {
  const found =
    caches.get(database) ??
    new LRUCache<string, Kept>({ maxSize: maxKept, sizeCalculation: ({ made }) => made.text.length + 500 });
  caches.set(database, found);
  return found;
}
