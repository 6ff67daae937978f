import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { FraudFacts } from '@/lib/domain/referrals/fraud-rules';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { commissions } from '@/lib/server/platform/db/schema/commissions';
import { signUpNetworks } from '@/lib/server/platform/db/schema/partners';
import { payoutAccounts } from '@/lib/server/platform/db/schema/payouts';

type Sale = { payerId: string; payeeId: string; ownerId: string };
type Found = Omit<FraudFacts, 'hasDisposableEmail'> & { payerEmail: string };

/** Inputs of the fraud rules, in one statement. `ownerId` is the account that referred the buyer. */
export async function findFraudFacts(handle: Handle, { payerId, payeeId, ownerId }: Sale): Promise<Found> {
  const isOfPayee = (account: string) => sql`(${sql.raw(account)} = ${payeeId} or exists (
    select from commissions c where c.payee_id = ${payeeId} and c.payer_id = ${sql.raw(account)}))`;
  const { rows } = await handle.execute<Found>(sql`
    select payer.email_key as "payerEmail",
      (select reason from referral_suspensions where account_id = ${payeeId} and lifted_at is null) as suspension,
      exists (select from accounts o
        where o.deleted_at is null and mailbox_of(o.email_key) = mailbox_of(payer.email_key) and o.id <> payer.id
          and ${isOfPayee('o.id')}) as "sharesMailbox",
      exists (select from billing_cards own join billing_cards o on o.fingerprint_hash = own.fingerprint_hash
        where own.account_id = payer.id and o.account_id <> payer.id and ${isOfPayee('o.account_id')}) as "sharesCard",
      (select count(*)::int from sign_up_networks own join sign_up_networks o on o.network_key = own.network_key
        where own.account_id = payer.id and referrer_of(o.account_id) = ${ownerId}) as "signUpsOfNetwork",
      exists (select from payout_accounts own join payout_accounts o on o.fingerprint = own.fingerprint
        where own.account_id = ${payeeId} and o.account_id <> own.account_id) as "sharesPayoutAccount"
    from accounts payer where payer.id = ${payerId}`);
  const [row] = rows;
  if (!row) throw new Error('The buyer of the sale is missing.');
  return row;
}

export async function insertSignUpNetwork(tx: Tx, row: typeof signUpNetworks.$inferInsert) {
  await tx.insert(signUpNetworks).values(row).onConflictDoNothing();
}

/** Whether another payee has the same bank account. */
export async function isFingerprintShared(handle: Handle, accountId: string): Promise<boolean> {
  const { rows } = await handle.execute<{ shared: boolean }>(sql`
    select exists (select from ${payoutAccounts} own join ${payoutAccounts} o on o.fingerprint = own.fingerprint
      where own.account_id = ${accountId} and o.account_id <> own.account_id) as shared`);
  return rows[0]?.shared ?? false;
}

/** Holds an account's pending and approved commissions and returns how many. */
export async function holdUnpaid(tx: Tx, payeeId: string, holdReason: string, changedAt: Date): Promise<number> {
  const { rowCount } = await tx
    .update(commissions)
    .set({ holdReason, changedAt })
    .where(and(eq(commissions.payeeId, payeeId), inArray(commissions.state, ['pending', 'approved'])));
  return rowCount ?? 0;
}

/** Releases the commissions that are held for exactly this reason and returns how many. */
export async function releaseHeld(tx: Tx, payeeId: string, holdReason: string, changedAt: Date): Promise<number> {
  const { rowCount } = await tx
    .update(commissions)
    .set({ holdReason: null, changedAt })
    .where(
      and(eq(commissions.payeeId, payeeId), isNotNull(commissions.holdReason), eq(commissions.holdReason, holdReason)),
    );
  return rowCount ?? 0;
}
