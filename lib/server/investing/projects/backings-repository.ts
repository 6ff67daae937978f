import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { projectBackings, projects } from '@/lib/server/platform/db/schema/projects';

type Whose = { projectId: string; accountId: string };

const backingOf = ({ projectId, accountId }: Whose) =>
  and(
    eq(projectBackings.projectId, projectId),
    eq(projectBackings.accountId, accountId),
    isNull(projectBackings.withdrawnAt),
  );

export async function findBacking(handle: Handle, whose: Whose) {
  const [row] = await handle.select().from(projectBackings).where(backingOf(whose));
  return row ?? null;
}

/** Inserts or updates an account's backing of a project; safe under concurrent calls. */
export async function saveBacking(tx: Tx, backing: Omit<typeof projectBackings.$inferInsert, 'withdrawnAt'>) {
  const { amountCents, display, backedAt } = backing;
  await tx
    .insert(projectBackings)
    .values(backing)
    .onConflictDoUpdate({
      target: [projectBackings.projectId, projectBackings.accountId],
      set: { amountCents, display, backedAt, withdrawnAt: null },
    });
}

export const withdrawBacking = (tx: Tx, whose: Whose, at: Date) =>
  tx.update(projectBackings).set({ withdrawnAt: at }).where(backingOf(whose));

export const listBackingsOf = (handle: Handle, accountId: string) =>
  handle
    .select({ backing: projectBackings, project: projects })
    .from(projectBackings)
    .innerJoin(projects, eq(projects.id, projectBackings.projectId))
    .where(and(eq(projectBackings.accountId, accountId), isNull(projectBackings.withdrawnAt)))
    .orderBy(desc(projectBackings.backedAt))
    .limit(100);
