import { and, desc, eq, isNull } from 'drizzle-orm';
import type { PlaceEvent } from '@/lib/domain/places/places';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { placeEvents, placeReports } from '@/lib/server/platform/db/schema/places';

/** Max history entries on a place's page. */
const shown = 20;

export async function recordPlaceEvent(
  tx: Tx,
  event: { placeId: string; at: Date; event: PlaceEvent; claimId?: string | undefined },
) {
  await tx.insert(placeEvents).values({ ...event, claimId: event.claimId ?? null });
}

export const listPlaceEvents = (handle: Handle, placeId: string) =>
  handle
    .select({ at: placeEvents.at, event: placeEvents.event })
    .from(placeEvents)
    .where(eq(placeEvents.placeId, placeId))
    .orderBy(desc(placeEvents.id))
    .limit(shown);

export const listReports = (handle: Handle, placeId: string) =>
  handle
    .select({ id: placeReports.id, at: placeReports.at, text: placeReports.text, meetsOn: placeReports.meetsOn })
    .from(placeReports)
    .where(and(eq(placeReports.placeId, placeId), isNull(placeReports.hiddenAt)))
    .orderBy(desc(placeReports.at), desc(placeReports.id))
    .limit(shown);

export async function insertReport(tx: Tx, report: typeof placeReports.$inferInsert) {
  await tx.insert(placeReports).values(report);
}

/** Hides a report and returns its place; null if it is unknown or already hidden. */
export async function hideReport(handle: Handle, id: string, at: Date): Promise<string | null> {
  const [hidden] = await handle
    .update(placeReports)
    .set({ hiddenAt: at })
    .where(and(eq(placeReports.id, id), isNull(placeReports.hiddenAt)))
    .returning({ placeId: placeReports.placeId });
  return hidden?.placeId ?? null;
}
