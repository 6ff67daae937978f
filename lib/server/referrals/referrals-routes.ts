import { referralsContract } from '@/lib/contracts/referrals/referrals';
import { implement } from '@/lib/server/platform/http/implement';
import { acceptPromoterTerms, readOwnLink, showReferral } from './referrals';

export const referralsRoutes = implement(referralsContract, {
  own: (_, { caller }) => readOwnLink(caller.accountId),
  acceptTerms: ({ body }, { caller, origin }) => acceptPromoterTerms(caller.accountId, body, origin),
  show: ({ params }) => showReferral(params.code),
});
