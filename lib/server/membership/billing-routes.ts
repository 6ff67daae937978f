import { billingContract } from '@/lib/contracts/membership/billing';
import { implement } from '@/lib/server/platform/http/implement';
import { readBilling } from './billing';
import { checkGift, readGift, redeemGift } from './gifts/gifts';
import { readReceipt } from './invoices/receipts';
import { listOwnCards, playCard, removeCard } from './own-cards';
import { makePromoCode } from '@/lib/server/referrals/promo-codes';
import { saveCancelReason } from './subscription-acts';

export const billingRoutes = implement(billingContract, {
  read: (_, { caller }) => readBilling(caller.accountId),
  receipt: ({ params }, { caller }) => readReceipt(caller.accountId, params.id),
  userPaymentMethods: (_, { caller }) => listOwnCards(caller.accountId),
  investorPaymentMethods: (_, { caller }) => listOwnCards(caller.accountId),
  removeCard: ({ params }, { caller, origin }) => removeCard(caller.accountId, params.id, origin),
  generatePromoCode: ({ query }, { caller, origin }) => makePromoCode(caller.accountId, query, origin),
  sayWhy: ({ body }, { caller, origin }) => saveCancelReason(caller.accountId, body.reason, origin),
  sampleCard: ({ body }, { caller, origin }) => playCard(caller.accountId, body, origin),
  finishGift: ({ body }, { caller }) => readGift(caller.accountId, body.paymentIntentId),
  checkGift: ({ body }, { caller, origin }) => checkGift(caller.accountId, body.code, origin),
  redeemGift: ({ body }, { caller, origin }) => redeemGift(caller.accountId, body.code, origin),
});
