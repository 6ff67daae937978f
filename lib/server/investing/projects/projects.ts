import type { OwnBacking, ProjectCard, ProjectPage } from '@/lib/contracts/investing/projects';
import { notFound } from '@/lib/content/shared/messages';
import type { NameDisplay } from '@/lib/domain/shared/name-displays';
import { leaderName } from '@/lib/domain/places/places';
import { now } from '@/lib/server/platform/clock';
import { db, type Handle, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { findBacking, listBackingsOf, saveBacking, withdrawBacking } from './backings-repository';
import {
  findProject,
  listLines,
  listNamed,
  listProjects,
  listUpdates,
  lockProject,
  type Project,
  type ProjectWithTotals,
} from './projects-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';

export async function readProjects() {
  return { items: (await listProjects(db())).map(cardOf), asOf: now().toISOString() };
}

export async function readProject(slug: string): Promise<ProjectPage> {
  const found = await theProject(slug);
  const { id, text } = found.project;
  const [lines, updates, named] = [await listLines(db(), id), await listUpdates(db(), id), await listNamed(db(), id)];
  return {
    ...cardOf(found),
    text,
    lines,
    updates: updates.map(({ at, text }) => ({ at: at.toISOString(), text })),
    named: named.flatMap(({ display, ...person }) => leaderName(display, person) ?? []),
    asOf: now().toISOString(),
  };
}

export async function readOwnBackings(accountId: string) {
  const rows = await listBackingsOf(db(), accountId);
  return {
    items: rows.map(({ backing, project: { slug, title, isSample } }) => ({
      slug,
      title,
      amountCents: backing.amountCents,
      backedAt: backing.backedAt.toISOString(),
      isSample,
    })),
  };
}

export const readBacking = (slug: string, accountId: string) => backingIn(slug, accountId, db());

export type BackingAct = { slug: string; accountId: string; origin: Origin };

/** Backs a project. It is a pledge: nothing is charged, and a later call can change it. */
export const backProject = (act: BackingAct, backing: { amountCents: number; display: NameDisplay }) =>
  change(act, (tx, whose) => saveBacking(tx, { ...whose, ...backing, backedAt: now() }));

export const cancelBacking = (act: BackingAct) =>
  change(act, async (tx, whose) => {
    await withdrawBacking(tx, whose, now());
  });

async function change(
  { slug, accountId, origin }: BackingAct,
  work: (tx: Tx, whose: { projectId: string; accountId: string }) => Promise<void>,
) {
  await enforceLimits([{ limit: 'roundChangesByAccount', key: accountId }], origin);
  return transaction(async (tx) => {
    const project = await lockProject(tx, slug, 'share');
    if (!project) throw new AppError('not_found', notFound);
    if (project.state === 'closed') throw new AppError('conflict', 'This project is closed.');
    await work(tx, { projectId: project.id, accountId });
    await recordAudit(tx, {
      event: 'project_backed',
      result: 'ok',
      subject: accountId,
      origin,
      detail: { project: slug },
    });
    return backingIn(slug, accountId, tx);
  });
}

async function backingIn(slug: string, accountId: string, handle: Handle): Promise<OwnBacking> {
  const { project, pledgedCents, backers } = await theProject(slug, handle);
  const backing = await findBacking(handle, { projectId: project.id, accountId });
  return {
    backing: backing && {
      amountCents: backing.amountCents,
      display: backing.display,
      backedAt: backing.backedAt.toISOString(),
    },
    pledgedCents,
    backers,
  };
}

async function theProject(slug: string, handle: Handle = db()): Promise<ProjectWithTotals> {
  const found = await findProject(handle, slug);
  if (!found) throw new AppError('not_found', notFound);
  return found;
}

function cardOf({ project, pledgedCents, backers }: ProjectWithTotals): ProjectCard {
  const { slug, title, summary, state, goalCents, openedAt, isSample }: Project = project;
  return { slug, title, summary, state, goalCents, pledgedCents, backers, openedAt: openedAt.toISOString(), isSample };
}
