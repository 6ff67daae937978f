import { partnerOperationContract } from '@/lib/contracts/referrals/partner-operation';
import { ratesContract } from '@/lib/contracts/referrals/rates';
import { implement } from '@/lib/server/platform/http/implement';
import { agreeTerms, endTermsToday, readPartner, restorePartner, suspendPartner } from './partner-operation';
import { readOwnRates } from './rates';

export const partnerRoutes = [
  ...implement(ratesContract, { own: (_, { caller }) => readOwnRates(caller.accountId) }),
  ...implement(partnerOperationContract, {
    read: ({ query }) => readPartner(query.email),
    suspend: ({ body }, { origin }) => suspendPartner(body.email, body.reason, origin),
    restore: ({ body }, { origin }) => restorePartner(body.email, origin),
    agree: ({ body }, { origin }) => agreeTerms(body, origin),
    end: ({ params }, { origin }) => endTermsToday(params.id, origin),
  }),
];
