import { billingOperationContract } from '@/lib/contracts/membership/billing-operation';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { createRefund } from '@/lib/server/providers/payments/simulated/refunds';
import { simulatedStripeStore } from '@/lib/server/platform/providers/simulated-stripe-repository';
import { visitor } from '@/tests/support/api/api';
import { hearAll, payingMember, readBilling } from './payments';

/** Paid, and disputed at its bank right after. */
export const disputedCard = '4000000000000259';

/** Paid; a refund of it fails at its bank an hour later. */
export const refusingCard = '4000000000005126';

/** A member who has paid with a card, and the invoice. */
export async function paidInvoice(card?: string) {
  const { member } = await payingMember({}, card);
  await hearAll();
  return { member, invoice: (await readBilling(member)).invoices[0]?.id ?? '' };
}

/** A refund that the operator makes at Stripe itself. */
export const refundAtStripe = (payment_intent: string, amount?: number) =>
  simulatedStripeStore.run((store) =>
    createRefund(store, { payment_intent, ...(amount === undefined ? {} : { amount: String(amount) }) }),
  );

/** How often something was counted by the server, and with which text. */
export const happenings = async (name: string, detail?: string) =>
  (
    await pool().query<{ detail: string }>(
      `select detail from analytics_events where name = $1 and ($2::text is null or detail = $2) order by id`,
      [name, detail ?? null],
    )
  ).rows.map((row) => row.detail);

/** The operator makes a refund. */
export const refund = (invoice: string, amountCents?: number) =>
  visitor().ask(billingOperationContract.refund, {
    bearer: settings().opsToken,
    body: { invoice, ...(amountCents === undefined ? {} : { amountCents }) },
  });
