import type Stripe from 'stripe';
import type { Interval } from '@/lib/domain/membership/plans';
import type { PaidSubscription } from './paid-subscription';
import { couponIds } from './plan-keys';
import type { PlanChange, PlanChangesProvider } from './plan-changes';
import { invoicePreview } from './stripe-invoice-shape';
import * as shapes from './stripe-shapes';

type Run = <T>(work: () => Promise<T>) => Promise<T>;
type Means = {
  ask: Run;
  charge: Run;
  patient: (idempotencyKey: string) => Stripe.RequestOptions;
  priceOf: (interval: Interval) => Promise<string>;
  expand: string[];
};

/**
 * Changes of the interval and to or from the cofounder's discount, and previews of what Stripe would charge for them.
 */
export function createPlanChanges(
  stripe: Stripe,
  { ask, charge, patient, priceOf, expand }: Means,
): PlanChangesProvider {
  const itemsOf = async ({ itemId, from, to }: PlanChange) =>
    from.interval === to.interval ? {} : { items: [{ id: itemId, price: await priceOf(to.interval) }] };

  return {
    changePlan: (change, idempotencyKey): Promise<PaidSubscription> =>
      charge(async () => {
        const params = {
          ...(await itemsOf(change)),
          ...discountsOf(change),
          ...prorationOf(change),
          payment_behavior: 'allow_incomplete' as const,
          metadata: { subscriptionType: change.to.tier },
          expand,
        };
        return shapes.subscription.parse(await stripe.subscriptions.update(change.id, params, patient(idempotencyKey)));
      }),
    previewChange: (change) =>
      ask(async () => {
        const details = { ...(await itemsOf(change)), ...prorationOf(change) };
        const params = { subscription: change.id, ...discountsOf(change), subscription_details: details };
        return invoicePreview.parse(await stripe.invoices.createPreview(params));
      }),
  };
}

/**
 * A new interval is paid immediately. A discount alone applies from the next renewal, because Stripe does not prorate
 * discounts.
 */
const prorationOf = ({ from, to, isTrial, at }: PlanChange) =>
  from.interval === to.interval || isTrial
    ? { proration_behavior: 'none' as const }
    : {
        proration_behavior: 'always_invoice' as const,
        ...(at === undefined ? {} : { proration_date: Math.floor(at.getTime() / 1000) }),
      };

/**
 * The discount of the new plan, set in the same request because monthly and yearly discounts differ. A member's own
 * promotion code is kept.
 */
const discountsOf = ({ from, to }: PlanChange): { discounts?: [{ coupon: string }] | '' } => {
  if (to.tier === 'cofounder') return { discounts: [{ coupon: couponIds[to.interval] }] };
  return from.tier === 'cofounder' ? { discounts: '' } : {};
};
