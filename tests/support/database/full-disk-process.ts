import { sql } from 'drizzle-orm';
import { databaseFailureOf } from '@/lib/server/platform/db/faults';
import { openDatabase } from '@/lib/server/platform/db/open';
import { db } from '@/lib/server/platform/db/pool';
import { eventually } from '@/tests/support/eventually';
import { emptyDisk, fillDisk } from './fill-disk';

/** Runs on a small disk: fills it, frees it, and reports the outcome of writes and reads. */
const dataDir = process.env.DATA_DIR ?? '';
const database = await openDatabase();

const write = () => db().execute(sql`insert into audit_events (at, event, result) values (now(), 'write', 'ok')`);
const count = async () =>
  (await db().execute<{ n: number }>(sql`select count(*)::int as n from audit_events`)).rows[0]?.n;

let acknowledged = 0;
for (; acknowledged < 20; acknowledged += 1) await write();
fillDisk(dataDir);
const refused = await eventually(async () => {
  const failure = await write().then(
    () => void (acknowledged += 1),
    (error: unknown) => error,
  );
  if (databaseFailureOf(failure) !== 'full') throw new Error('Writes still go through');
  return failure;
});
console.log(`refused ${String(databaseFailureOf(refused))}`);
console.log(`reads ${(await count()) === acknowledged}`);
emptyDisk(dataDir);
await eventually(async () => {
  await write();
  acknowledged += 1;
});
console.log(`kept ${(await count()) === acknowledged}`);
await database.close();
console.log('closed');
