import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { startBoss, stopBoss } from './boss';
import { startPump, type Pump } from '../outbox/outbox';

type Jobs = { pump: Pump; boss: PgBoss };

let jobs: Promise<Jobs> | undefined;

/**
 * A mail server may take minutes. Mail still undelivered at this limit is sent again by the next worker, after its
 * claim expires.
 */
const stopMs = 12_000;

/**
 * Starts outbox delivery and the scheduled jobs in this process. Later calls have no effect. The database must be
 * ready.
 */
export async function startJobs() {
  jobs ??= start().catch((error: unknown) => {
    jobs = undefined;
    throw error;
  });
  await jobs;
}

/** Stops taking new work and waits for running work, up to the limit. */
export async function stopJobs(limitMs = stopMs) {
  const starting = jobs;
  if (!starting) return;
  jobs = undefined;
  const { pump, boss } = await starting;
  await Promise.race([Promise.all([pump.stop(), stopBoss(boss, limitMs)]), wait(limitMs, undefined, { ref: false })]);
}

async function start(): Promise<Jobs> {
  const boss = await startBoss();
  return { boss, pump: startPump() };
}
