import { payoutsContract } from '@/lib/contracts/referrals/payouts';
import { db } from '@/lib/server/platform/db/pool';
import { implement } from '@/lib/server/platform/http/implement';
import { onboardAtStripe } from './payee-accounts';
import { saveBankDetails } from './payout-details';
import { cancelPayout, requestPayout } from './payout-requests';
import { readOwnPayouts } from './payout-overview';
import { signTaxForm } from './tax-forms';

export const payoutsRoutes = implement(payoutsContract, {
  own: (_, { caller }) => readOwnPayouts(db(), caller.accountId),
  saveBank: ({ body }, { caller, origin }) => saveBankDetails(caller.accountId, body, origin),
  onboard: (_, { caller, origin }) => onboardAtStripe(caller.accountId, origin),
  saveTaxForm: ({ body }, { caller, origin }) => signTaxForm(caller.accountId, body, origin),
  request: (_, { caller, origin }) => requestPayout(caller.accountId, origin),
  cancel: ({ params }, { caller, origin }) => cancelPayout(caller.accountId, params.id, origin),
});
