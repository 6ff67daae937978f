import type Stripe from 'stripe';
import { paymentsUnavailable } from '@/lib/content/membership/payment-messages';
import { intervals, priceCents, type Interval } from '@/lib/domain/membership/plans';
import { now } from '@/lib/server/platform/clock';
import { log } from '@/lib/server/platform/log/log';
import { PaymentError } from './payment-error';
import { lookupKeys } from './plan-keys';
import * as shapes from './stripe-shapes';

/** How long a price that has been replaced at Stripe may still be used, in milliseconds. */
export const priceAgeMs = 60_000;

/** Creates a function that finds the id of an interval's current price at Stripe. */
export function createPrices(stripe: Stripe): (interval: Interval) => Promise<string> {
  let known = { ids: new Map<Interval, string>(), readAt: -Infinity };

  async function read() {
    const readAt = now().getTime();
    const listed = await stripe.prices.list({ lookup_keys: Object.values(lookupKeys), active: true });
    const ids = new Map<Interval, string>();
    for (const { id, lookup_key: key, unit_amount: cents } of shapes.page(shapes.price).parse(listed).data)
      for (const interval of intervals.filter((one) => lookupKeys[one] === key)) {
        ids.set(interval, id);
        logDifference(id, cents ?? undefined, priceCents('member', interval));
      }
    known = { ids, readAt };
  }

  return async (interval) => {
    if (now().getTime() - known.readAt >= priceAgeMs) await read();
    const id = known.ids.get(interval);
    if (id === undefined) throw new PaymentError('nothing', 'not_configured', paymentsUnavailable);
    return id;
  };
}

function logDifference(price: string, stripeCents: number | undefined, shownCents: number) {
  if (stripeCents !== undefined && stripeCents !== shownCents)
    log.error({ price, stripeCents, shownCents }, 'a Stripe price differs from the price on the site');
}
