import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import {
  projectBackings,
  projectLines,
  projects,
  projectSpends,
  projectUpdates,
} from '@/lib/server/platform/db/schema/projects';

export type Project = typeof projects.$inferSelect;

const activeBackings = sql`from ${projectBackings} b where b.project_id = projects.id and b.withdrawn_at is null`;
const withTotals = {
  project: projects,
  pledgedCents: sql<number>`(select coalesce(sum(b.amount_cents), 0)::float8 ${activeBackings})`,
  backers: sql<number>`(select count(*)::int ${activeBackings})`,
};
export type ProjectWithTotals = { project: Project; pledgedCents: number; backers: number };

export const listProjects = (handle: Handle): Promise<ProjectWithTotals[]> =>
  handle
    .select(withTotals)
    .from(projects)
    .orderBy(desc(projects.state), desc(projects.openedAt), projects.id)
    .limit(100);

export async function findProject(handle: Handle, slug: string): Promise<ProjectWithTotals | null> {
  const [row] = await handle.select(withTotals).from(projects).where(eq(projects.slug, slug));
  return row ?? null;
}

export async function lockProject(tx: Tx, slug: string, strength: 'share' | 'update'): Promise<Project | null> {
  const [row] = await tx.select().from(projects).where(eq(projects.slug, slug)).for(strength);
  return row ?? null;
}

/** The lines of a project's budget, each with the amount spent. */
export async function listLines(handle: Handle, projectId: string) {
  return handle
    .select({
      label: projectLines.label,
      budgetCents: projectLines.budgetCents,
      spentCents: sql<number>`coalesce(sum(${projectSpends.amountCents}), 0)::float8`,
    })
    .from(projectLines)
    .leftJoin(
      projectSpends,
      and(eq(projectSpends.projectId, projectLines.projectId), eq(projectSpends.line, projectLines.number)),
    )
    .where(eq(projectLines.projectId, projectId))
    .groupBy(projectLines.projectId, projectLines.number)
    .orderBy(asc(projectLines.number));
}

export const listUpdates = (handle: Handle, projectId: string) =>
  handle
    .select({ at: projectUpdates.at, text: projectUpdates.text })
    .from(projectUpdates)
    .where(eq(projectUpdates.projectId, projectId))
    .orderBy(desc(projectUpdates.id))
    .limit(50);

/** Backers who chose to be named, in order of their backing. */
export const listNamed = (handle: Handle, projectId: string) =>
  handle
    .select({ display: projectBackings.display, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(projectBackings)
    .innerJoin(accounts, eq(accounts.id, projectBackings.accountId))
    .where(
      and(
        eq(projectBackings.projectId, projectId),
        isNull(projectBackings.withdrawnAt),
        isNull(accounts.deletedAt),
        sql`${projectBackings.display} <> 'none'`,
      ),
    )
    .orderBy(projectBackings.backedAt)
    .limit(200);

export async function openProject(
  tx: Tx,
  project: typeof projects.$inferInsert,
  lines: readonly { label: string; budgetCents: number }[],
): Promise<boolean> {
  const { rowCount } = await tx.insert(projects).values(project).onConflictDoNothing();
  if (rowCount === 0) return false;
  await tx
    .insert(projectLines)
    .values(lines.map((line, index) => ({ ...line, projectId: project.id, number: index + 1 })));
  return true;
}

export const insertSpend = (tx: Tx, spend: typeof projectSpends.$inferInsert) => tx.insert(projectSpends).values(spend);
export const insertUpdate = (tx: Tx, update: typeof projectUpdates.$inferInsert) =>
  tx.insert(projectUpdates).values(update);
export const closeProject = (tx: Tx, id: string, closedAt: Date) =>
  tx.update(projects).set({ state: 'closed', closedAt }).where(eq(projects.id, id));
