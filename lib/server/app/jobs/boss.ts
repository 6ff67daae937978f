import { PgBoss, type Db } from 'pg-boss';
import { pool } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { schedules, type Schedule } from './schedule';

export const queueSchema = 'pgboss';

/** A job that runs longer is considered failed and is retried. */
const expireInSeconds = 300;

/** Uses the site's own pool, which has the app role and reconnects after the embedded Postgres restarts. */
const overPool: Db = { executeSql: (text, values) => pool().query(text, values) };

/** Starts the scheduler. Each scheduled run of a job happens in only one of the processes. */
export async function startBoss(table: Schedule[] = schedules): Promise<PgBoss> {
  const boss = new PgBoss({
    db: overPool,
    schema: queueSchema,
    // The database's owner creates the tables: see `install-jobs.ts`.
    migrate: false,
    createSchema: false,
    reindex: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'));
  try {
    await boss.start();
    await setUp(boss, table);
  } catch (error) {
    // Otherwise the parts already started would keep querying a database that is about to be closed.
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
    // Unschedule jobs that were removed from the table.
    if (!table.some((row) => row.name === name)) await boss.unschedule(name);
  }
}

/** Stops the scheduler after waiting for running jobs, up to the timeout. */
export async function stopBoss(boss: PgBoss, timeoutMs: number) {
  await boss.stop({ graceful: true, timeout: timeoutMs });
}
