import { projectsContract } from '@/lib/contracts/investing/projects';
import type { Caller } from '@/lib/server/platform/http/caller';
import { implement } from '@/lib/server/platform/http/implement';
import type { Origin } from '@/lib/server/platform/http/origin';
import { backProject, readBacking, readOwnBackings, readProject, readProjects, cancelBacking } from './projects';

export const projectsRoutes = implement(projectsContract, {
  list: () => readProjects(),
  read: ({ params }) => readProject(params.slug),
  own: (_, { caller }) => readOwnBackings(caller.accountId),
  pledgeStatus: ({ params }, { caller }) => readBacking(params.slug, caller.accountId),
  back: ({ body: { project, amountCents, display } }, context) =>
    backProject(actOf(project, context), { amountCents, display }),
  withdraw: ({ params }, context) => cancelBacking(actOf(params.slug, context)),
});

const actOf = (slug: string, { caller, origin }: { caller: Caller<'investor'>; origin: Origin }) => ({
  slug,
  accountId: caller.accountId,
  origin,
});
