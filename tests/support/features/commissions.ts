import { randomId } from '@/lib/domain/shared/ids';
import { recordCommissions } from '@/lib/server/membership/credits/invoice-commissions';
import { db, pool, transaction } from '@/lib/server/platform/db/pool';
import { now } from '@/lib/server/platform/clock';
import { lockPayable } from '@/lib/server/referrals/payouts/payout-balance-repository';
import { updatePayout, insertPayout } from '@/lib/server/referrals/payouts/payouts-repository';
import { registerMember } from '@/tests/support/database/factories';

/** Inserts accounts and returns their ids. */
export const newAccounts = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => registerMember()))).map(({ id }) => id);

export const bind = (accountId: string, ownerId: string) =>
  pool().query('insert into referral_bindings values ($1, $2, $3, now())', [accountId, ownerId, 'CODE']);

/**
 * Inserts an ended subscription, because an account may have only one current subscription; it is attributed to an
 * owner if given.
 */
export async function subscriptionOf(payerId: string, ownerId: string | null) {
  const id = `sub-${randomId()}`;
  await pool().query(
    `insert into subscriptions (id, account_id, tier, interval, status, created_at)
     values ($1, $2, 'member', 'month', 'canceled', now())`,
    [id, payerId],
  );
  if (ownerId !== null)
    await pool().query(`insert into subscription_credits values ($1, $2, $3, 'CODE', 'code', now())`, [
      id,
      payerId,
      ownerId,
    ]);
  return id;
}

type Invoice = { payerId: string; subscriptionId: string | null; cents?: number; paidAt?: string };

export async function insertInvoice({ payerId, subscriptionId, cents = 2_000, paidAt = '2026-11-01' }: Invoice) {
  const id = `in_${randomId()}`;
  await pool().query(
    `insert into billing_invoices (stripe_id, account_id, subscription_id, status, total_cents, paid_cents,
       period_start, period_end, created_at, paid_at, synced_at)
     values ($1, $2, $3, 'paid', $4, $4, $5, $5, $5, $5, now())`,
    [id, payerId, subscriptionId, cents, paidAt],
  );
  return id;
}

export const record = (invoiceId: string) => transaction((tx) => recordCommissions(tx, invoiceId, { hasCode: false }));

/** Records a sale of a new subscription and returns the id of its invoice. */
export async function sale({ payerId, ownerId, ...rest }: Omit<Invoice, 'subscriptionId'> & { ownerId: string }) {
  const invoiceId = await insertInvoice({ payerId, subscriptionId: await subscriptionOf(payerId, ownerId), ...rest });
  await record(invoiceId);
  return invoiceId;
}

/** The URLs about a member's own sale and this month's statement, by path pattern. */
export async function saleAddresses({ id: ownerId }: { id: string }) {
  const [payerId = ''] = await newAccounts(1);
  const id = await sale({ payerId, ownerId });
  const month = now().toISOString().slice(0, 7);
  return {
    '/api/referrals/sales/:id': `/api/referrals/sales/${id}`,
    '/api/ops/sales/:id/trace': `/api/ops/sales/${id}/trace`,
    '/api/referrals/statements/:month/csv': `/api/referrals/statements/${month}/csv`,
    '/api/referrals/statements/:month/pdf': `/api/referrals/statements/${month}/pdf`,
  };
}

type Row = {
  id: string;
  degree: number;
  payee_id: string;
  cut_bp: number;
  referrals: number;
  state: string;
  earned: number;
  reversed: number;
};

export const commissionsOf = async (invoiceId: string) =>
  (
    await pool().query<Row>(
      `select id, degree, payee_id, cut_bp, referrals, state, earned_cents::int as earned,
         reversed_cents::int as reversed from commissions where invoice_id = $1 order by degree`,
      [invoiceId],
    )
  ).rows;

/** The commission balance of an account according to the ledger, in cents. */
export const owed = async (payeeId: string) =>
  (
    await pool().query<{ cents: number }>(
      `select coalesce(sum(e.cents), 0)::int as cents from commission_entries e
         join commissions c on c.id = e.commission_id where c.payee_id = $1`,
      [payeeId],
    )
  ).rows[0]?.cents ?? 0;

/** Pays the whole payable balance of an account, ignoring the minimum payout. */
export async function payOut(payeeId: string) {
  const [id, at] = [randomId(), now()];
  const isMade = await transaction(async (tx) => {
    const amountCents = await lockPayable(tx, payeeId);
    if (amountCents <= 0) return false;
    const times = { requestedAt: at, changedAt: at };
    await insertPayout(tx, { id, payeeId, method: 'bank', amountCents, state: 'requested', ...times });
    return true;
  });
  if (!isMade) return;
  await updatePayout(db(), id, { state: 'sending', sentAt: at, changedAt: at });
  await updatePayout(db(), id, { state: 'paid', paidAt: at, changedAt: at });
}
