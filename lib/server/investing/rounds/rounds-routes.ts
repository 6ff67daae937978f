import { roundsContract } from '@/lib/contracts/investing/rounds';
import type { Caller } from '@/lib/server/platform/http/caller';
import { implement } from '@/lib/server/platform/http/implement';
import type { Origin } from '@/lib/server/platform/http/origin';
import { cancelCommitment, continueToPortal, reconfirm, reserve, withdrawReservation } from './round-acts';
import { readOwnRounds, readInvestorStatus } from './round-investor-status';
import { readRound, readRounds } from './rounds';

export const roundsRoutes = implement(roundsContract, {
  list: (_, { caller }) => readRounds(caller?.kind),
  own: (_, { caller }) => readOwnRounds(caller.accountId),
  read: ({ params }, { caller }) => readRound(params.slug, caller?.kind),
  investorStatus: ({ params }, { caller }) => readInvestorStatus(params.slug, caller.accountId),
  reserve: ({ params, body }, context) => reserve(actOf(params, context), body.amountCents),
  withdraw: ({ params }, context) => withdrawReservation(actOf(params, context)),
  continueToPortal: ({ params, body }, context) => continueToPortal(actOf(params, context), body.amountCents),
  cancel: ({ params }, context) => cancelCommitment(actOf(params, context)),
  reconfirm: ({ params }, context) => reconfirm(actOf(params, context)),
});

const actOf = ({ slug }: { slug: string }, { caller, origin }: { caller: Caller<'investor'>; origin: Origin }) => ({
  slug,
  accountId: caller.accountId,
  origin,
});
