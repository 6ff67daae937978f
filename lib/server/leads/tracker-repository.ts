import { and, desc, eq, ne } from 'drizzle-orm';
import type { IdeaState } from '@/lib/domain/leads/lead-choices';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { trackerIdeas } from '@/lib/server/platform/db/schema/leads';

/** Stores an idea with its lead. The same idea from the same address is stored only once. */
export async function insertIdea(tx: Tx, idea: typeof trackerIdeas.$inferInsert) {
  await tx.insert(trackerIdeas).values(idea).onConflictDoNothing({ target: trackerIdeas.leadId });
}

/** The latest ideas in a state. */
export async function listIdeas(handle: Handle, state: IdeaState, limit: number) {
  return handle
    .select()
    .from(trackerIdeas)
    .where(eq(trackerIdeas.state, state))
    .orderBy(desc(trackerIdeas.submittedAt), desc(trackerIdeas.id))
    .limit(limit);
}

/**
 * Sets the state of an idea and the time of the decision. Does nothing if it already has that state; returns null if
 * there is no such idea.
 */
export async function decideIdea(tx: Tx, { id, state, at }: { id: string; state: IdeaState; at: Date }) {
  const [row] = await tx
    .update(trackerIdeas)
    .set({ state, decidedAt: at })
    .where(and(eq(trackerIdeas.id, id), ne(trackerIdeas.state, state)))
    .returning();
  if (row) return row;
  const [same] = await tx.select().from(trackerIdeas).where(eq(trackerIdeas.id, id));
  return same ?? null;
}
