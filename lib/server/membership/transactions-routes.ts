import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { implement } from '@/lib/server/platform/http/implement';
import { ensureCustomer } from './billing-customers';
import { beginGift } from './gifts/gifts';
import { attachCard, beginCard } from './own-cards';
import { requirePayments } from './payments';
import { subscribe } from './subscribing';
import { changePlan, previewPlanChange } from './changes/plan-changes';
import { setCancelling, verifySubscription } from './subscription-acts';

export const transactionsRoutes = implement(transactionsContract, {
  createCustomer: async (_, { caller }) => {
    await requirePayments();
    return { customerId: await ensureCustomer(caller.accountId) };
  },
  paymentIntent: ({ body, headers }, { caller, origin }) =>
    beginGift({ accountId: caller.accountId, months: body.months, clientKey: headers['idempotency-key'], origin }),
  setupIntent: ({ headers }, { caller, origin }) => beginCard(caller.accountId, headers['idempotency-key'], origin),
  attachPaymentMethod: ({ body, headers }, { caller, origin }) =>
    attachCard({
      accountId: caller.accountId,
      cardId: body.paymentMethodId,
      clientKey: headers['idempotency-key'],
      origin,
    }),
  subscribe: ({ body, headers }, { caller, origin }) =>
    subscribe({ accountId: caller.accountId, form: body, clientKey: headers['idempotency-key'], origin }),
  change: ({ params, body, headers }, { caller, origin }) =>
    changePlan({
      accountId: caller.accountId,
      id: params.id,
      tier: body.subscriptionType,
      interval: body.interval,
      at: body.at,
      clientKey: headers['idempotency-key'],
      origin,
    }),
  previewChange: ({ params, query }, { caller, origin }) =>
    previewPlanChange({
      accountId: caller.accountId,
      id: params.id,
      to: { tier: query.subscriptionType, interval: query.interval },
      origin,
    }),
  cancel: ({ params }, { caller, origin }) => setCancelling(caller.accountId, params.id, true, origin),
  unCancel: ({ params }, { caller, origin }) => setCancelling(caller.accountId, params.id, false, origin),
  verify: ({ params, query }, { caller }) =>
    verifySubscription(caller.accountId, params.uniqueId, query.subscriptionType),
});
