import { projectsContract } from '@/lib/contracts/projects';
import type { Caller } from '../http/caller';
import { implement } from '../http/implement';
import type { Origin } from '../origin';
import {
  backProject,
  readBacking,
  readOwnBackings,
  readProject,
  readProjects,
  takeBackingBack,
} from '../services/projects';

export const projectsRoutes = implement(projectsContract, {
  list: () => readProjects(),
  read: ({ params }) => readProject(params.slug),
  own: (_, { caller }) => readOwnBackings(caller.accountId),
  standing: ({ params }, { caller }) => readBacking(params.slug, caller.accountId),
  back: ({ body: { project, amountCents, display } }, context) =>
    backProject(actOf(project, context), { amountCents, display }),
  withdraw: ({ params }, context) => takeBackingBack(actOf(params.slug, context)),
});

const actOf = (slug: string, { caller, origin }: { caller: Caller<'investor'>; origin: Origin }) => ({
  slug,
  accountId: caller.accountId,
  origin,
});
