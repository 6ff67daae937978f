import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Variant } from '@/lib/domain/visits/experiments';
import type { Handle } from '@/lib/server/platform/db/pool';
import { experimentExposures as exposures } from '@/lib/server/platform/db/schema/experiments';

type Exposure = { experiment: string; uniqueId: string; variant: Variant; at: Date };

/** Keeps that a browser has seen its half; false when that was known: the key decides, also between two at once. */
export async function insertExposure(handle: Handle, exposure: Exposure): Promise<boolean> {
  const { rowCount } = await handle.insert(exposures).values(exposure).onConflictDoNothing();
  return rowCount === 1;
}

/** Keeps that a browser which has seen the experiment did what it hopes for; the first time counts. */
export async function markReached(handle: Handle, experiment: string, uniqueId: string, at: Date) {
  await handle
    .update(exposures)
    .set({ reachedAt: at })
    .where(and(eq(exposures.experiment, experiment), eq(exposures.uniqueId, uniqueId), isNull(exposures.reachedAt)));
}

/** How many saw each half of each experiment, and how many of them did it. */
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

/** What a browser was shown. */
export const findExposuresOf = (handle: Handle, ids: string[]) =>
  handle
    .select({ at: exposures.at, experiment: exposures.experiment })
    .from(exposures)
    .where(inArray(exposures.uniqueId, ids));

export async function deleteExposuresOf(handle: Handle, ids: string[]) {
  const { rowCount } = await handle.delete(exposures).where(inArray(exposures.uniqueId, ids));
  return rowCount ?? 0;
}
