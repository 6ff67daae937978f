import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { startBoss, stopBoss } from './boss';
import { startPump, type Pump } from '../outbox/outbox';

type Jobs = { pump: Pump; boss: PgBoss };

let jobs: Promise<Jobs> | undefined;

/** A mail server may take minutes: the next worker resends undelivered mail after the claim expires. */
const stopMs = 12_000;

/** Starts the outbox's pump and the scheduled jobs in this process, once. The database must be ready. */
export async function startJobs() {
  jobs ??= start().catch((error: unknown) => {
    jobs = undefined;
    throw error;
  });
  await jobs;
}

/** Takes no new work, waits for running work up to the limit, and releases the database. */
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
