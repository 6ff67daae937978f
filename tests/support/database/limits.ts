import { limits } from '@/lib/server/platform/db/connection-limits';
import { closePool } from '@/lib/server/platform/db/pool';

const production = { ...limits };
const relaxed = { connect: 60_000, lock: 50_000, statement: 55_000, answer: 58_000 };

/**
 * Raises the database timeouts: production values would abort statements that only wait for a CPU on a busy machine.
 */
export const relaxLimits = () => void Object.assign(limits, relaxed);

/** Restores the production timeouts while testing the timeouts themselves. */
export async function withProductionLimits(work: () => Promise<void>) {
  await closePool();
  Object.assign(limits, production);
  try {
    await work();
  } finally {
    await closePool();
    relaxLimits();
  }
}
