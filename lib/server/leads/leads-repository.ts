import { eq, sql } from 'drizzle-orm';
import type { LeadFormName } from '@/lib/domain/shared/lead-form-names';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { leads, mailSuppressions } from '@/lib/server/platform/db/schema/leads';
import { emailKey } from '@/lib/domain/shared/email';

export type LeadAnswer = Record<string, string | number>;

export type Lead = {
  id: string;
  form: LeadFormName;
  /** Two leads of one form with the same key are duplicates. */
  dedupeKey: string;
  email: string;
  answer: LeadAnswer;
  at: Date;
};

/** Max number of distinct answers stored per lead. */
const answersKept = 5;

/** Inserts a lead, or adds the answer to the existing one without losing earlier answers. Returns the lead's id. */
export async function saveLead(tx: Tx, { answer, at, ...lead }: Lead): Promise<string> {
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
  if (!row) throw new Error('The lead just saved is missing.');
  return row.id;
}

export async function findLead(handle: Handle, id: string) {
  const [row] = await handle.select().from(leads).where(eq(leads.id, id));
  return row ?? null;
}

/** The reason why we must not mail an address; null if we may. */
export async function findSuppression(handle: Handle, email: string) {
  const [row] = await handle
    .select({ reason: mailSuppressions.reason })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.emailKey, emailKey(email)));
  return row?.reason ?? null;
}
