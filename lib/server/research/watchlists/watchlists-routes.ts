import { watchlistsContract } from '@/lib/contracts/research/watchlists';
import { memberOf } from '@/lib/server/platform/http/caller';
import { implement } from '@/lib/server/platform/http/implement';
import { addAlert, editAlert, removeAlert } from './watch-alerts';
import { addSymbol, createList, readLists, removeList, renameList, removeSymbol } from './watchlists';

export const watchlistsRoutes = implement(watchlistsContract, {
  list: (_, { caller }) => readLists(caller.accountId),
  create: ({ body }, context) => createList(memberOf(context), body),
  rename: ({ params, body }, context) => renameList(memberOf(context), params.id, body.name),
  remove: ({ params }, context) => removeList(memberOf(context), params.id),
  add: ({ params, query }, context) => addSymbol(memberOf(context), { ...params, ...query }),
  take: ({ params }, context) => removeSymbol(memberOf(context), params.id, params.ticker),
  addAlert: ({ body }, context) => addAlert(memberOf(context), body),
  editAlert: ({ params, body }, context) => editAlert(memberOf(context), params.id, body),
  removeAlert: ({ params }, context) => removeAlert(memberOf(context), params.id),
});
