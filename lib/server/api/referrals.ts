import { referralsContract } from '@/lib/contracts/referrals';
import { implement } from '../http/implement';
import { acceptPromoterTerms, readOwnLink, showReferral } from '../services/referrals';

export const referralsRoutes = implement(referralsContract, {
  own: (_, { caller }) => readOwnLink(caller.accountId),
  acceptTerms: ({ body }, { caller, origin }) => acceptPromoterTerms(caller.accountId, body, origin),
  show: ({ params }) => showReferral(params.code),
});
