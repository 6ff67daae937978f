import { eq, sql } from 'drizzle-orm';
import type { LeadFormName } from '@/lib/domain/lead-forms';
import type { Database, Tx } from '../db/pool';
import { leads, mailSuppressions } from '../db/schema/leads';
import { emailKey } from '@/lib/domain/email';

export type LeadAnswer = Record<string, string | number>;

export type Lead = {
  id: string;
  form: LeadFormName;
  /** What makes two leads of a form the same. */
  dedupeKey: string;
  email: string;
  answer: LeadAnswer;
  at: Date;
};

/** More differing answers than this are no correction any more. */
const answersKept = 5;

/** Stores a lead, or counts it when it is known: nothing that was said before is lost. Answers the row's id either way. */
export async function putLead(tx: Tx, { answer, at, ...lead }: Lead): Promise<string> {
  const isNews = sql`jsonb_array_length(${leads.answers}) < ${answersKept} and not ${leads.answers} @> excluded.answers`;
  const [row] = await tx
    .insert(leads)
    .values({ ...lead, answers: [answer], createdAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [leads.form, leads.dedupeKey],
      set: {
        times: sql`${leads.times} + 1`,
        lastAt: sql`excluded.last_at`,
        answers: sql`case when ${isNews} then ${leads.answers} || excluded.answers else ${leads.answers} end`,
      },
    })
    .returning({ id: leads.id });
  if (!row) throw new Error('A lead that was just stored is not there.');
  return row.id;
}

export async function findLead(handle: Tx | Database, id: string) {
  const [row] = await handle.select().from(leads).where(eq(leads.id, id));
  return row ?? null;
}

/** Why an address gets no mail of ours, if it is so. */
export async function findSuppression(handle: Tx | Database, email: string) {
  const [row] = await handle
    .select({ reason: mailSuppressions.reason })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.emailKey, emailKey(email)));
  return row?.reason ?? null;
}
