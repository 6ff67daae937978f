import { signalTextsContract } from '@/lib/contracts/signals/signal-texts';
import { implement } from '@/lib/server/platform/http/implement';
import { confirm, readOwn, start, stop } from './signal-texts';

export const signalTextsRoutes = implement(signalTextsContract, {
  own: (_, { caller }) => readOwn(caller.accountId),
  start: ({ body }, { caller, origin }) => start({ accountId: caller.accountId, origin }, body),
  confirm: ({ body }, { caller, origin }) => confirm({ accountId: caller.accountId, origin }, body.code),
  stop: (_, { caller, origin }) => stop({ accountId: caller.accountId, origin }),
});
