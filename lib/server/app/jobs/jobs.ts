import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { startBoss, stopBoss } from './boss';
import { startPump, type Pump } from '../outbox/outbox';

type Jobs = { pump: Pump; boss: PgBoss };

const slot = Symbol.for('site.jobs');
const shelf = globalThis as { [slot]?: Promise<Jobs> };

/** A mail server may take minutes: the next worker resends undelivered mail after the claim expires. */
const stopMs = 12_000;

/** Starts the outbox's pump and the scheduled jobs in this process, once. The database must be ready. */
export async function startJobs() {
  shelf[slot] ??= start().catch((error: unknown) => {
    delete shelf[slot];
    throw error;
  });
  await shelf[slot];
}

/** Takes no new work, waits for running work up to the limit, and releases the database. */
export async function stopJobs(limitMs = stopMs) {
  const starting = shelf[slot];
  if (!starting) return;
  delete shelf[slot];
  const { pump, boss } = await starting;
  await Promise.race([Promise.all([pump.stop(), stopBoss(boss, limitMs)]), wait(limitMs, undefined, { ref: false })]);
}

async function start(): Promise<Jobs> {
  const boss = await startBoss();
  return { boss, pump: startPump() };
}
