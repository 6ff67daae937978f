import type Stripe from 'stripe';
import { z } from 'zod';
import { id, named, page, reference } from './stripe-shapes';
import type { PaidTransfer, PayeeAccount, TransfersProvider } from './transfers';

type Ask = <T>(work: () => Promise<T>) => Promise<T>;
type Charging = { charge: Ask; patient: (key: string) => Stripe.RequestOptions };

const account = z
  .object({
    id,
    payouts_enabled: z.boolean(),
    capabilities: z.object({ transfers: z.string().optional() }).nullish(),
    requirements: z
      .object({ currently_due: z.array(z.string()).nullish(), disabled_reason: z.string().nullish() })
      .nullish(),
  })
  .transform((value): PayeeAccount => {
    const { currently_due: due, disabled_reason: disabled } = value.requirements ?? {};
    const isReady = value.payouts_enabled && value.capabilities?.transfers === 'active';
    const missing = due && due.length > 0 ? `Stripe asks for: ${due.slice(0, 5).join(', ')}` : null;
    return { id: value.id, isReady, issue: isReady ? null : (missing ?? disabled ?? 'Stripe is checking the account') };
  });

const transfer = z
  .object({ id, amount: z.number(), amount_reversed: z.number(), destination: reference })
  .transform((value): PaidTransfer => ({
    id: value.id,
    amountCents: value.amount,
    reversedCents: value.amount_reversed,
    destination: value.destination,
  }));

const groupOf = (payoutId: string) => `payout_${payoutId}`;

/** Payouts through Stripe Connect: Express accounts, which Stripe onboards and verifies, and transfers to them. */
export function createTransfers(stripe: Stripe, ask: Ask, { charge, patient }: Charging): TransfersProvider {
  return {
    createPayee: ({ accountId, email }, idempotencyKey) =>
      ask(async () => {
        const made = await stripe.accounts.create(
          {
            type: 'express',
            country: 'US',
            email,
            business_type: 'individual',
            capabilities: { transfers: { requested: true } },
            metadata: { userId: accountId },
          },
          { idempotencyKey },
        );
        return named.parse(made).id;
      }),
    onboardPayee: ({ payeeAccount, returnUrl }) =>
      ask(async () => {
        const made = await stripe.accountLinks.create({
          account: payeeAccount,
          refresh_url: returnUrl,
          return_url: returnUrl,
          type: 'account_onboarding',
        });
        return z.object({ url: z.url({ protocol: /^https?$/ }) }).parse(made).url;
      }),
    readPayee: (payeeId) => ask(async () => account.parse(await stripe.accounts.retrieve(payeeId))),
    createTransfer: ({ payoutId, amountCents: amount, destination }, key) =>
      charge(async () => {
        return transfer.parse(
          await stripe.transfers.create(
            { amount, currency: 'usd', destination, transfer_group: groupOf(payoutId), metadata: { payoutId } },
            patient(key),
          ),
        );
      }),
    readTransfer: (transferId) => ask(async () => transfer.parse(await stripe.transfers.retrieve(transferId))),
    findTransfer: (payoutId) =>
      ask(async () => {
        const listed = await stripe.transfers.list({ transfer_group: groupOf(payoutId), limit: 1 });
        return page(transfer).parse(listed).data[0] ?? null;
      }),
  };
}
