import { couponIds, lookupKeys, plansOf } from '../plan-keys';
import { discountCents, priceCents } from '@/lib/domain/membership/plans';
import { invalid, type StripeObject } from './state';

/**
 * The prices and discounts of the simulation, the same that `npm run ops -- billing setup` creates at the real Stripe.
 */
export const simulatedPrices: StripeObject[] = plansOf('member').map(({ interval }) => ({
  id: `price_simulated_${interval}`,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  currency: 'usd',
  lookup_key: lookupKeys[interval],
  livemode: false,
  product: 'prod_simulated',
  type: 'recurring',
  recurring: { interval, interval_count: 1, usage_type: 'licensed', meter: null, trial_period_days: null },
  unit_amount: priceCents('member', interval),
  unit_amount_decimal: String(priceCents('member', interval)),
}));

export const priceOf = (id: unknown) => {
  const price = simulatedPrices.find((one) => one.id === id);
  if (!price) throw invalid(`No such price: '${String(id)}'`, 'items[0][price]', 'resource_missing');
  return price;
};

export const couponOf = (id: unknown) => {
  const found = plansOf('cofounder').find(({ interval }) => couponIds[interval] === id);
  if (!found) throw invalid(`No such coupon: '${String(id)}'`, 'discounts[0][coupon]', 'resource_missing');
  return { id: couponIds[found.interval], amountOff: discountCents('cofounder', found.interval) };
};
