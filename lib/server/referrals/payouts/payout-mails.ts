import { payoutPage } from '@/lib/domain/referrals/payouts';
import type { Tx } from '@/lib/server/platform/db/pool';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { settings } from '@/lib/server/platform/settings/env';
import type { PayoutMailKind } from './mails/payout-kinds';
import { findPayee, findPayoutAccount, type PayoutAccountRow } from './payout-accounts-repository';
import type { PayoutRow } from './payouts-repository';

type News = {
  kind: PayoutMailKind;
  key: string;
  amountCents: number | null;
  destination: string;
  reason: string | null;
};

/** Describes a payout account, without the full account number. */
const destinationOf = (account: Pick<PayoutAccountRow, 'method' | 'last4'> | null) =>
  account?.method === 'bank' ? `the bank account ending in ${account.last4 ?? ''}` : 'your Stripe account';

/** Emails the payee about a payout, once per payout and kind. */
export async function sendPayoutMail(tx: Tx, kind: Exclude<PayoutMailKind, 'details-changed'>, payout: PayoutRow) {
  const { id, payeeId, amountCents, reason } = payout;
  const destination = destinationOf(await findPayoutAccount(tx, payeeId));
  await send(tx, payeeId, { kind, key: `payout:${id}:${kind}`, amountCents, destination, reason });
}

/** Emails the payee that their payout details changed, so that they can react if someone else changed them. */
export async function sendDetailsMail(tx: Tx, accountId: string, changedAt: Date) {
  const destination = destinationOf(await findPayoutAccount(tx, accountId));
  const key = `payout-details:${accountId}:${changedAt.toISOString()}`;
  await send(tx, accountId, { kind: 'details-changed', key, amountCents: null, destination, reason: null });
}

async function send(tx: Tx, accountId: string, { key, ...news }: News) {
  const payee = await findPayee(tx, accountId);
  if (!payee) return;
  const data = { firstName: payee.firstName, ...news, link: settings().siteUrl + payoutPage };
  await enqueueMessage(tx, {
    topic: 'mail',
    payload: { template: 'payout-news', to: payee.email, data },
    dedupeKey: key,
  });
}
