import { limits } from '@/lib/server/platform/db/connection-limits';
import { closePool } from '@/lib/server/platform/db/pool';

const production = { ...limits };
const relaxed = { connect: 60_000, lock: 50_000, statement: 55_000, answer: 58_000 };

/** A visitor's limits would end what only waits for a processor on a busy machine. */
export const relaxLimits = () => void Object.assign(limits, relaxed);

/** For tests of the limits themselves. */
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
