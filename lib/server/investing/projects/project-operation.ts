import type { ProjectDraft } from '@/lib/contracts/investing/project-operation';
import { notFound } from '@/lib/content/shared/messages';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import {
  closeProject,
  insertSpend,
  insertUpdate,
  listLines,
  lockProject,
  openProject,
  type Project,
} from './projects-repository';

export async function openDraft({ lines, ...draft }: ProjectDraft, origin: Origin) {
  const goalCents = lines.reduce((sum, { budgetCents }) => sum + budgetCents, 0);
  await transaction(async (tx) => {
    const project = { ...draft, id: randomId(), state: 'open' as const, goalCents, openedAt: now(), isSample: false };
    if (!(await openProject(tx, project, lines)))
      throw new AppError('conflict', `The project ${draft.slug} already exists.`);
    await audit(tx, draft.slug, 'opened', origin);
  });
  return { slug: draft.slug, goalCents };
}

export const recordSpending = (
  slug: string,
  one: { line: number; amountCents: number; note: string },
  origin: Origin,
) =>
  change(slug, 'spent', origin, async (tx, { id }) => {
    const lines = await listLines(tx, id);
    const line = lines[one.line - 1];
    if (!line)
      throw new AppError('not_found', `The project has no budget line ${one.line}; its last one is ${lines.length}.`);
    if (one.amountCents === 0 || line.spentCents + one.amountCents < 0)
      throw new AppError('conflict', 'The total spent cannot be negative, and the amount cannot be zero.');
    await insertSpend(tx, { ...one, projectId: id, at: now() });
    return { slug, spentCents: line.spentCents + one.amountCents };
  });

export const announceUpdate = (slug: string, text: string, origin: Origin) =>
  change(slug, 'told', origin, async (tx, { id }) => {
    await insertUpdate(tx, { projectId: id, at: now(), text });
    return { slug };
  });

export const close = (slug: string, origin: Origin) =>
  change(slug, 'closed', origin, async (tx, { id, state }) => {
    if (state === 'open') await closeProject(tx, id, now());
    return { slug };
  });

async function change<Said>(
  slug: string,
  what: string,
  origin: Origin,
  work: (tx: Tx, project: Project) => Promise<Said>,
): Promise<Said> {
  return transaction(async (tx) => {
    const project = await lockProject(tx, slug, 'update');
    if (!project) throw new AppError('not_found', notFound);
    const result = await work(tx, project);
    await audit(tx, slug, what, origin);
    return result;
  });
}

const audit = (tx: Tx, project: string, what: string, origin: Origin) =>
  recordAudit(tx, { event: 'project_saved', result: 'ok', subject: null, origin, detail: { project, what } });
