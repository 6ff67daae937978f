import { and, eq } from 'drizzle-orm';
import type { AttributionSnapshot } from '@/lib/contracts/visits/attribution';
import type { Handle } from '@/lib/server/platform/db/pool';
import { touches } from '@/lib/server/platform/db/schema/attribution';

export type Subject = { kind: 'account' | 'lead' | 'subscription'; id: string };

/** Stores the attribution of an account, lead or subscription unless it has one. Does nothing without attribution. */
export async function insertTouches(handle: Handle, subject: Subject, attribution: AttributionSnapshot) {
  if (!attribution) return;
  const rows = (['first', 'last'] as const).map((place) => {
    const { at, path, referrer, utm, referredBy } = attribution[place];
    return {
      subjectKind: subject.kind,
      subjectId: subject.id,
      place,
      at: new Date(at),
      path,
      referrer: referrer ?? null,
      utm: utm ?? {},
      referredBy: referredBy ?? null,
    };
  });
  await handle.insert(touches).values(rows).onConflictDoNothing();
}

export const findTouches = (handle: Handle, subject: Subject) =>
  handle.select().from(touches).where(ofSubject(subject));

export async function deleteTouches(handle: Handle, subject: Subject) {
  const { rowCount } = await handle.delete(touches).where(ofSubject(subject));
  return rowCount ?? 0;
}

const ofSubject = ({ kind, id }: Subject) => and(eq(touches.subjectKind, kind), eq(touches.subjectId, id));
