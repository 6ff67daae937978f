import { and, eq } from 'drizzle-orm';
import type { AttributionSnapshot } from '@/lib/contracts/attribution';
import type { Database, Tx } from '../db/pool';
import { touches } from '../db/schema/attribution';

type Handle = Tx | Database;
export type Subject = { kind: 'account' | 'lead' | 'subscription'; id: string };

/** Keeps how somebody came beside their account or lead; the first telling stands. One statement, none without attribution. */
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
