import { and, desc, eq, ne } from 'drizzle-orm';
import type { IdeaState } from '@/lib/domain/lead-choices';
import type { Database, Tx } from '../db/pool';
import { trackerIdeas } from '../db/schema/leads';

/** Stores an idea with its lead; the same idea of the same address is one. */
export async function putIdea(tx: Tx, idea: typeof trackerIdeas.$inferInsert) {
  await tx.insert(trackerIdeas).values(idea).onConflictDoNothing({ target: trackerIdeas.leadId });
}

/** The latest ideas in a state, without who sent them. */
export async function listIdeas(handle: Tx | Database, state: IdeaState, limit: number) {
  return handle
    .select()
    .from(trackerIdeas)
    .where(eq(trackerIdeas.state, state))
    .orderBy(desc(trackerIdeas.submittedAt), desc(trackerIdeas.id))
    .limit(limit);
}

/** Shows or refuses an idea; null when there is none. */
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
