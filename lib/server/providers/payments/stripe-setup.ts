import type Stripe from 'stripe';
import { z } from 'zod';
import { discountCents, intervals, priceCents, type Interval } from '@/lib/domain/membership/plans';
import { PaymentError } from './payment-error';
import type { SetupStep } from './payments';
import { couponIds, lookupKeys } from './plan-keys';
import { named, page } from './stripe-shapes';

type Ask = <T>(work: () => Promise<T>) => Promise<T>;
type Events = Stripe.WebhookEndpointCreateParams['enabled_events'];

/** The events that this site handles. */
export const webhookEventTypes = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'payment_intent.succeeded',
  'payment_method.attached',
  'payment_method.detached',
  'payment_method.updated',
  'payment_method.automatically_updated',
  'customer.updated',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'transfer.reversed',
] as const satisfies Events;

/** Events in payees' accounts, for which Stripe has separate webhooks. */
export const payeeEvents = [
  'account.updated',
  'account.application.deauthorized',
  'payout.failed',
] as const satisfies Events;

const productId = 'membership';
const price = z.object({
  lookup_key: z.string().nullish(),
  unit_amount: z.number().nullish(),
  active: z.boolean(),
  tax_behavior: z.string().nullish(),
});
const coupon = z.object({ amount_off: z.number().nullish(), duration: z.string() });
const endpoint = z.object({ url: z.string(), enabled_events: z.array(z.string()), secret: z.string().nullish() });

/** Creates the objects that the site needs at the real Stripe. Existing ones are not changed. */
export function createSetUp(stripe: Stripe, ask: Ask, collectsTax: boolean) {
  // Prices include tax, so the displayed price is what is charged.
  const tax = collectsTax ? { tax_behavior: 'inclusive' as const } : {};
  const orMissing = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await ask(work);
    } catch (error) {
      if (error instanceof PaymentError && error.outcome === 'missing') return undefined;
      throw error;
    }
  };

  async function setUpProduct(): Promise<SetupStep> {
    const known = await orMissing(async () => named.parse(await stripe.products.retrieve(productId)));
    if (known) return { what: `product ${productId}`, state: 'there' };
    await ask(() => stripe.products.create({ id: productId, name: 'Membership' }));
    return { what: `product ${productId}`, state: 'made' };
  }

  async function setUpPrice(interval: Interval): Promise<SetupStep> {
    const [key, amount] = [lookupKeys[interval], priceCents('member', interval)];
    const what = `price ${key}`;
    const [known] = await ask(
      async () => page(price).parse(await stripe.prices.list({ lookup_keys: [key], active: true })).data,
    );
    if (known && collectsTax && known.tax_behavior !== 'inclusive')
      return { what, state: 'differs', detail: `its tax behavior is ${known.tax_behavior ?? 'unset'}, not inclusive` };
    if (known)
      return known.unit_amount === amount
        ? { what, state: 'there' }
        : { what, state: 'differs', detail: `${known.unit_amount ?? 0} cents there, ${amount} here` };
    const recurring = { interval };
    await ask(() =>
      stripe.prices.create({
        ...{ product: productId, currency: 'usd', unit_amount: amount, recurring, lookup_key: key },
        ...tax,
      }),
    );
    return { what, state: 'made' };
  }

  async function setUpCoupon(interval: Interval): Promise<SetupStep> {
    const [id, amount] = [couponIds[interval], discountCents('cofounder', interval)];
    const what = `coupon ${id}`;
    const known = await orMissing(async () => coupon.parse(await stripe.coupons.retrieve(id)));
    if (known)
      return known.amount_off === amount && known.duration === 'forever'
        ? { what, state: 'there' }
        : { what, state: 'differs', detail: `${known.amount_off ?? 0} cents ${known.duration} there` };
    const name = 'Cofounding customer';
    await ask(() => stripe.coupons.create({ id, name, duration: 'forever', amount_off: amount, currency: 'usd' }));
    return { what, state: 'made' };
  }

  async function setUpWebhook(url: string, isForPayees: boolean): Promise<SetupStep> {
    const [events, other] = isForPayees ? [payeeEvents, webhookEventTypes] : [webhookEventTypes, payeeEvents];
    const what = `${isForPayees ? 'webhook of payees' : 'webhook'} to ${url}`;
    const listed = await ask(async () => page(endpoint).parse(await stripe.webhookEndpoints.list({ limit: 100 })).data);
    const known = listed.find((one) => one.url === url && !other.some((name) => one.enabled_events.includes(name)));
    if (known) {
      const missing = events.filter((one) => !known.enabled_events.includes(one));
      const hearsAll = missing.length === 0 || known.enabled_events.includes('*');
      return hearsAll ? { what, state: 'there' } : { what, state: 'differs', detail: `lacks ${missing.join(', ')}` };
    }
    const params = { url, enabled_events: [...events], ...(isForPayees ? { connect: true } : {}) };
    const { secret } = await ask(async () => endpoint.parse(await stripe.webhookEndpoints.create(params)));
    // Stripe returns the secret only once, so it is shown for the operator to copy into the settings.
    return { what, state: 'made', detail: `STRIPE_WEBHOOK_SECRET=${secret ?? ''}` };
  }

  return async (webhookUrl: string): Promise<SetupStep[]> => {
    const steps = [await setUpProduct()];
    for (const interval of intervals) steps.push(await setUpPrice(interval), await setUpCoupon(interval));
    return [...steps, await setUpWebhook(webhookUrl, false), await setUpWebhook(webhookUrl, true)];
  };
}
