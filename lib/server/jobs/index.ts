import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { startBoss, stopBoss } from './boss';
import { startPump, type Pump } from './outbox';

type Jobs = { pump: Pump; boss: PgBoss };

const slot = Symbol.for('site.jobs');
const shelf = globalThis as { [slot]?: Promise<Jobs> };

/** A mail in hand takes eight seconds at most; nothing is waited for longer than this. */
const stopMs = 12_000;

/** Starts the outbox's pump and the scheduled jobs in this process, once. The database must be ready. */
export async function startJobs() {
  shelf[slot] ??= start().catch((error: unknown) => {
    delete shelf[slot];
    throw error;
  });
  await shelf[slot];
}

/** Takes no more work, lets what is in hand finish, and lets go of the database. */
export async function stopJobs() {
  const starting = shelf[slot];
  if (!starting) return;
  delete shelf[slot];
  const { pump, boss } = await starting;
  await Promise.race([Promise.all([pump.stop(), stopBoss(boss, stopMs)]), wait(stopMs, undefined, { ref: false })]);
}

async function start(): Promise<Jobs> {
  const boss = await startBoss();
  return { boss, pump: startPump() };
}
