import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Variant } from '@/lib/domain/visits/experiments';
import type { Handle } from '@/lib/server/platform/db/pool';
import { experimentExposures as exposures } from '@/lib/server/platform/db/schema/experiments';

type Exposure = { experiment: string; uniqueId: string; variant: Variant; at: Date };

/**
 * Records that a browser saw its variant. Returns false if that was already recorded; the primary key resolves races.
 */
export async function insertExposure(handle: Handle, exposure: Exposure): Promise<boolean> {
  const { rowCount } = await handle.insert(exposures).values(exposure).onConflictDoNothing();
  return rowCount === 1;
}

/** Records that a browser in the experiment reached the goal. Only the first time counts. */
export async function recordGoal(handle: Handle, experiment: string, uniqueId: string, at: Date) {
  await handle
    .update(exposures)
    .set({ reachedAt: at })
    .where(and(eq(exposures.experiment, experiment), eq(exposures.uniqueId, uniqueId), isNull(exposures.reachedAt)));
}

/** The number of browsers that saw each variant of each experiment, and how many of them reached the goal. */
export async function countExposures(handle: Handle) {
  return handle
    .select({
      experiment: exposures.experiment,
      variant: exposures.variant,
      visitors: count(),
      reached: count(exposures.reachedAt),
    })
    .from(exposures)
    .groupBy(exposures.experiment, exposures.variant);
}

/** The experiments that a browser took part in. */
export const findExposuresOf = (handle: Handle, ids: string[]) =>
  handle
    .select({ at: exposures.at, experiment: exposures.experiment })
    .from(exposures)
    .where(inArray(exposures.uniqueId, ids));

export async function deleteExposuresOf(handle: Handle, ids: string[]) {
  const { rowCount } = await handle.delete(exposures).where(inArray(exposures.uniqueId, ids));
  return rowCount ?? 0;
}
