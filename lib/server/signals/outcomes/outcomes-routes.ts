import { outcomesContract } from '@/lib/contracts/signals/outcomes';
import type { Caller } from '@/lib/server/platform/http/caller';
import { implement } from '@/lib/server/platform/http/implement';
import type { Origin } from '@/lib/server/platform/http/origin';
import { join, leaveOutcomeSurvey, readOwn, readSurvey, remove, report } from './outcomes';

const memberOf = ({ caller, origin }: { caller: Caller; origin: Origin }) => ({ accountId: caller.accountId, origin });

export const outcomesRoutes = implement(outcomesContract, {
  results: () => readSurvey(),
  own: (_, { caller }) => readOwn(caller.accountId),
  join: (_, context) => join(memberOf(context)),
  leave: (_, context) => leaveOutcomeSurvey(memberOf(context)),
  report: ({ params, body }, context) => report(memberOf(context), params.id, body),
  remove: ({ params }, context) => remove(memberOf(context), params.id),
});
