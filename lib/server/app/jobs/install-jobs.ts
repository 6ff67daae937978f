import { PgBoss } from 'pg-boss';
import type { OwnerStep } from '@/lib/server/platform/db/migrate';
import { queueSchema } from './boss';

/** Creates or updates the job queue's tables, as the database's owner and under the migration lock. */
export const installQueue: OwnerStep = async (client) => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: queueSchema,
    schedule: false,
    supervise: false,
  });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  await boss.stop({ graceful: false });
  if (failures[0]) throw failures[0];
};
