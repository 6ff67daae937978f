import { describe, expect, it } from 'vitest';
import { invoice } from '@/lib/server/providers/payments/stripe-invoice-shape';

const seconds = (day: string) => Date.parse(day) / 1000;

/** An invoice as Stripe sends it: its own period is the one before the period it charges for. */
const ofStripe = (changes: object = {}) =>
  invoice.parse({
    ...{ id: 'in_1', customer: 'cus_1', number: 'A-1', status: 'paid', total: 1_000, amount_paid: 700 },
    ...{ period_start: seconds('2026-11-26'), period_end: seconds('2026-11-26'), created: seconds('2026-11-26') },
    ...{ starting_balance: -300, ending_balance: 0 },
    lines: {
      data: [
        {
          ...{ amount: 2_000, description: '1 × Signals (at $20.00 / month)', discounts: [] },
          discount_amounts: [{ amount: 1_000, discount: 'di_1' }],
          period: { start: seconds('2026-11-26'), end: seconds('2026-12-26') },
        },
      ],
    },
    payments: { data: [{ status: 'paid', payment: { payment_intent: { id: 'pi_1', payment_method: 'pm_1' } } }] },
    ...changes,
  });

describe('[E3] an invoice read from Stripe', () => {
  it('is for the time of its lines, which are stored after their discounts', () => {
    const read = ofStripe();
    expect(read.periodEnd.toISOString()).toBe('2026-12-26T00:00:00.000Z');
    expect(read.lines).toEqual([{ description: '1 × Signals (at $20.00 / month)', amountCents: 1_000 }]);
  });

  it('is for its own period where it has no lines', () => {
    expect(ofStripe({ lines: null }).periodEnd.toISOString()).toBe('2026-11-26T00:00:00.000Z');
  });

  it.each([
    ['all of it', -300, 0, 300],
    ['a part of it', -5_000, -4_000, 1_000],
    ['none', 0, 0, 0],
    ['none, for a balance that is owed', 500, 0, 0],
    ['none, for a draft', -300, null, 0],
    ['none, for an invoice that adds to it', 0, -11_000, 0],
  ])('used a credit: %s', (_, before, after, used) => {
    expect(ofStripe({ starting_balance: before, ending_balance: after }).creditCents).toBe(used);
  });

  it('names the card of its payment, and none where it is not paid or not in the response', () => {
    expect(ofStripe().paidByCardId).toBe('pm_1');
    const open = { data: [{ status: 'open', payment: { payment_intent: { id: 'pi_1', payment_method: 'pm_1' } } }] };
    expect(ofStripe({ payments: open }).paidByCardId).toBeNull();
    expect(
      ofStripe({ payments: { data: [{ status: 'paid', payment: { payment_intent: 'pi_1' } }] } }).paidByCardId,
    ).toBeNull();
    expect(ofStripe({ payments: undefined }).paidByCardId).toBeNull();
  });
});
