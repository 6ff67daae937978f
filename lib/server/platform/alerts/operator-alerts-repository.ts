import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alertNames, type AlertName } from '@/lib/domain/platform/operator-alerts';
import type { Database } from '../db/pool';
import { auditEvents } from '../db/schema/operation';

const areAlerts = and(inArray(auditEvents.subject, [...alertNames]), eq(auditEvents.event, 'operator_alert'));

/** The latest alerts, newest first. */
export async function latestAlerts(handle: Database, limit: number) {
  const rows = await handle
    .select({ at: auditEvents.at, name: auditEvents.subject, detail: auditEvents.detail })
    .from(auditEvents)
    .where(areAlerts)
    .orderBy(desc(auditEvents.id))
    .limit(limit);
  return rows.map(({ at, name, detail }) => ({
    at: at.toISOString(),
    name: name as AlertName,
    about: String(detail?.['about'] ?? ''),
  }));
}

/** Counts the alerts raised in the last 24 hours, for every alert name. */
export async function countAlerts(handle: Database): Promise<Record<AlertName, number>> {
  const rows = await handle
    .select({ name: auditEvents.subject, count: sql<number>`count(*)::int` })
    .from(auditEvents)
    .where(and(areAlerts, sql`${auditEvents.at} > now() - interval '1 day'`))
    .groupBy(auditEvents.subject);
  const counts = new Map(rows.map(({ name, count }) => [name, count]));
  return Object.fromEntries(alertNames.map((name) => [name, counts.get(name) ?? 0])) as Record<AlertName, number>;
}
