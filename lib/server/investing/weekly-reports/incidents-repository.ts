import { desc, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { incidentEnds, incidents } from '@/lib/server/platform/db/schema/incidents';

const columns = {
  id: incidents.id,
  beganAt: incidents.beganAt,
  text: incidents.text,
  endedAt: incidentEnds.endedAt,
  outcome: incidentEnds.text,
};

const withEnds = (handle: Handle) =>
  handle.select(columns).from(incidents).leftJoin(incidentEnds, eq(incidentEnds.incidentId, incidents.id));

export const listIncidents = (handle: Handle, max: number) =>
  withEnds(handle).orderBy(desc(incidents.beganAt), desc(incidents.id)).limit(max);
export type IncidentRow = Awaited<ReturnType<typeof listIncidents>>[number];

export const findIncident = async (handle: Handle, id: string): Promise<IncidentRow | undefined> =>
  (await withEnds(handle).where(eq(incidents.id, id)))[0];

/** The open incident with this text, to detect one that is reported twice. */
export const findOpenIncident = async (handle: Handle, text: string): Promise<IncidentRow | undefined> =>
  (await withEnds(handle).where(sql`${incidents.text} = ${text} and ${incidentEnds.incidentId} is null`))[0];

/** Serializes writers until the transaction ends. */
export async function lockIncidents(tx: Tx) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('incidents', 0))`);
}

export async function insertIncident(tx: Tx, row: typeof incidents.$inferInsert) {
  await tx.insert(incidents).values(row);
}

export async function insertIncidentEnd(tx: Tx, row: typeof incidentEnds.$inferInsert) {
  await tx.insert(incidentEnds).values(row);
}
