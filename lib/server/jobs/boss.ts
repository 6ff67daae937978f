import { PgBoss, type Db } from 'pg-boss';
import { pool } from '@/lib/server/db/pool';
import { log } from '@/lib/server/log';
import { schedules, type Schedule } from './schedule';

export const queueSchema = 'pgboss';

/** A job that runs longer is taken for dead and started anew. */
const expireInSeconds = 300;

/** Over the site's own pool: it works as the app role, and finds our own Postgres again when that was restarted. */
const overPool: Db = { executeSql: (text, values) => pool().query(text, values) };

/** Starts the clockwork: every scheduled job runs in one of the processes, once per time due. */
export async function startBoss(table: Schedule[] = schedules): Promise<PgBoss> {
  const boss = new PgBoss({
    db: overPool,
    schema: queueSchema,
    // The tables are the owner's: see `install.ts`.
    migrate: false,
    createSchema: false,
    reindex: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error'));
  try {
    await boss.start();
    await setUp(boss, table);
  } catch (error) {
    // What of it already runs would go on asking a database that is closed next.
    await boss.stop({ graceful: false });
    throw error;
  }
  return boss;
}

async function setUp(boss: PgBoss, table: Schedule[]) {
  for (const { name, cron, work } of table) {
    await boss.createQueue(name, {
      policy: 'singleton',
      expireInSeconds,
      retryLimit: 2,
      retryDelay: 30,
      retryBackoff: true,
    });
    await boss.work(name, { pollingIntervalSeconds: 15 }, () => work());
    await boss.schedule(name, cron, null, { tz: 'UTC' });
  }
  for (const { name } of await boss.getSchedules()) {
    // A row taken out of the table must not go on making jobs that nobody does.
    if (!table.some((row) => row.name === name)) await boss.unschedule(name);
  }
}

/** Lets the jobs in hand finish, within the time given. */
export async function stopBoss(boss: PgBoss, timeoutMs: number) {
  await boss.stop({ graceful: true, timeout: timeoutMs });
}
