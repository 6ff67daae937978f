import { watchlistsContract } from '@/lib/contracts/watchlists';
import type { Caller } from '../http/caller';
import { implement } from '../http/implement';
import type { Origin } from '../origin';
import { addAlert, removeAlert } from '../services/watch-alerts';
import { addSymbol, createList, readLists, removeList, renameList, takeSymbol } from '../services/watchlists';

const memberOf = ({ caller, origin }: { caller: Caller; origin: Origin }) => ({ accountId: caller.accountId, origin });

export const watchlistsRoutes = implement(watchlistsContract, {
  list: (_, { caller }) => readLists(caller.accountId),
  create: ({ body }, context) => createList(memberOf(context), body.name),
  rename: ({ params, body }, context) => renameList(memberOf(context), params.id, body.name),
  remove: ({ params }, context) => removeList(memberOf(context), params.id),
  add: ({ params }, context) => addSymbol(memberOf(context), params.id, params.ticker),
  take: ({ params }, context) => takeSymbol(memberOf(context), params.id, params.ticker),
  addAlert: ({ body }, context) => addAlert(memberOf(context), body),
  removeAlert: ({ params }, context) => removeAlert(memberOf(context), params.id),
});
