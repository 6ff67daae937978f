import { billingOperationContract } from '@/lib/contracts/membership/billing-operation';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { createRefund } from '@/lib/server/providers/payments/simulated/refunds';
import { simulatedStripeStore } from '@/lib/server/platform/providers/simulated-stripe-repository';
import { visitor } from '@/tests/support/api/api';
import { hearAll, payingMember, readBilling } from './payments';

/** A card whose payment succeeds and is disputed right after. */
export const disputedCard = '4000000000000259';

/** A card whose payment succeeds; a refund of it fails at the bank an hour later. */
export const refusingCard = '4000000000005126';

/** A member who has paid by card, and the invoice. */
export async function paidInvoice(card?: string) {
  const { member } = await payingMember({}, card);
  await hearAll();
  return { member, invoice: (await readBilling(member)).invoices[0]?.id ?? '' };
}

/** Creates a refund at Stripe, as the operator does in Stripe's dashboard. */
export const refundAtStripe = (payment_intent: string, amount?: number) =>
  simulatedStripeStore.run((store) =>
    createRefund(store, { payment_intent, ...(amount === undefined ? {} : { amount: String(amount) }) }),
  );

/** The details of the events recorded under a name, oldest first; optionally only those equal to `detail`. */
export const happenings = async (name: string, detail?: string) =>
  (
    await pool().query<{ detail: string }>(
      `select detail from analytics_events where name = $1 and ($2::text is null or detail = $2) order by id`,
      [name, detail ?? null],
    )
  ).rows.map((row) => row.detail);

/** Makes a refund as the operator. */
export const refund = (invoice: string, amountCents?: number) =>
  visitor().ask(billingOperationContract.refund, {
    bearer: settings().opsToken,
    body: { invoice, ...(amountCents === undefined ? {} : { amountCents }) },
  });
