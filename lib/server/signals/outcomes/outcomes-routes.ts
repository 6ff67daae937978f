import { outcomesContract } from '@/lib/contracts/signals/outcomes';
import { memberOf } from '@/lib/server/platform/http/caller';
import { implement } from '@/lib/server/platform/http/implement';
import { join, leaveOutcomeSurvey, readOwn, readSurvey, remove, report } from './outcomes';

export const outcomesRoutes = implement(outcomesContract, {
  results: () => readSurvey(),
  own: (_, { caller }) => readOwn(caller.accountId),
  join: (_, context) => join(memberOf(context)),
  leave: (_, context) => leaveOutcomeSurvey(memberOf(context)),
  report: ({ params, body }, context) => report(memberOf(context), params.id, body),
  remove: ({ params }, context) => remove(memberOf(context), params.id),
});
