import { commitmentRuns, exportNote, transferRuns } from '@/lib/content/my-account/account-data';
import { loginNeeded } from '@/lib/content/shared/messages';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import {
  deleteAccountRows,
  deleteMailsTo,
  anonymizeAccount,
  exportAccount,
  placesHeldBy,
} from './account-data-repository';
import type { Account } from '@/lib/server/accounts/accounts-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { countLiveCommitments } from '@/lib/server/investing/rounds/commitments-repository';
import { deleteEventsOf } from '@/lib/server/visits/events-repository';
import { findAccountById } from '@/lib/server/accounts/accounts-repository';
import { deleteSubscriber } from '@/lib/server/publishing/newsletter/newsletter-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { lockMember } from '@/lib/server/places/place-claims-repository';
import { openSimulatedAccount } from '@/lib/server/brokerage/application/simulated-brokers-repository';
import { countOpenTransfers, lockTransfers } from '@/lib/server/brokerage/transfers/transfers-repository';
import { readAml } from '@/lib/server/investing/rounds/aml';
import { readDraft } from '@/lib/server/brokerage/application/application-drafts';
import { releaseBanks } from '@/lib/server/brokerage/banks/bank-removal';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { provePassword } from '@/lib/server/accounts/own-password';
import { requireRecentProof } from '@/lib/server/accounts/recent-proof';
import { openSealed } from '@/lib/server/platform/sealing/sealed-values';
import { lockSeat, vacateSeat } from '@/lib/server/places/place-seats';
import { exportDescription, deleteSelfDescription } from '@/lib/server/investing/equality/self-description';
import { endBilling, endLater } from '@/lib/server/membership/subscription-acts';

type Caller = { accountId: string; authenticatedAt: Date };

/** All data stored for an account, as a data export. */
export async function exportOwnData(accountId: string, origin: Origin) {
  await enforceLimits([{ limit: 'exportsByAccount', key: accountId }], origin);
  return transaction(async (tx) => {
    await recordAudit(tx, { event: 'data_exported', result: 'ok', subject: accountId, origin });
    const rows = await exportAccount(tx, accountId);
    const tables = {
      ...rows,
      ...(await openOwn(rows, accountId, origin)),
      self_descriptions: await exportDescription(tx, accountId),
    };
    return { madeAt: now().toISOString(), about: exportNote, tables };
  });
}

/** Decrypts the encrypted values for the export. */
async function openOwn(rows: Awaited<ReturnType<typeof exportAccount>>, accountId: string, origin: Origin) {
  const draft = await readDraft({ accountId, origin });
  const { answers: steps } = await readAml(accountId, origin);
  return {
    application_drafts: (rows.application_drafts ?? []).map((row) => ({ ...row, answers: draft?.answers })),
    aml_answers: (rows.aml_answers ?? []).map((row) => ({
      ...row,
      answers: steps.find(({ step }) => step === row.step),
    })),
    simulated_records: await Promise.all(
      (rows.simulated_records ?? []).map(async (row) => ({
        ...row,
        data: await openSimulatedAccount(row as Parameters<typeof openSimulatedAccount>[0], (sealed, place) =>
          openSealed(sealed, place, origin),
        ),
      })),
    ),
  };
}

/**
 * Deletes an account: deletes its rows, clears its personal data, releases its places and sends a mail. The account
 * page and the privacy policy list what is retained.
 */
export async function deleteAccount(caller: Caller, password: string | undefined, origin: Origin) {
  const { accountId } = caller;
  const account = await proveOwner(caller, password, origin);
  // Billing ends first, so that a deleted account is not charged.
  const { hadPlan, leftId } = await endBilling(accountId, origin);
  await transaction(async (tx) => {
    const at = now();
    await lockMember(tx, accountId);
    if ((await countLiveCommitments(tx, accountId)) > 0) throw new AppError('conflict', commitmentRuns);
    await lockTransfers(tx, accountId);
    if ((await countOpenTransfers(tx, accountId)).open > 0) throw new AppError('conflict', transferRuns);
    // The second of two concurrent deletions finds the account cleared and sends no mail.
    if (!(await anonymizeAccount(tx, { accountId, at }))) return;
    for (const placeId of await placesHeldBy(tx, accountId))
      await vacateSeat(tx, await lockSeat(tx, placeId), { accountId, at });
    await releaseBanks(tx, accountId);
    if (leftId !== null) await endLater(tx, leftId);
    await deleteAccountRows(tx, accountId);
    await deleteSelfDescription(tx, accountId);
    if (account.uniqueId) await deleteEventsOf(tx, [account.uniqueId]);
    // Only a confirmed address is known to belong to the owner.
    if (account.emailConfirmedAt) await deleteSubscriber(tx, account.email);
    await deleteMailsTo(tx, account.email);
    await recordAudit(tx, { event: 'account_deleted', result: 'ok', subject: accountId, origin });
    await enqueueClosedMail(tx, account, hadPlan);
  });
}

/**
 * Checks the password if one is sent. For investors, section 7 of the specification sends none, so a recent password
 * check is required instead.
 */
async function proveOwner(caller: Caller, password: string | undefined, origin: Origin): Promise<Account> {
  if (password !== undefined) return provePassword(caller.accountId, password, origin);
  requireRecentProof(caller);
  const account = await findAccountById(db(), caller.accountId);
  if (!account) throw new AppError('unauthorized', loginNeeded);
  return account;
}

const enqueueClosedMail = (
  tx: Parameters<typeof enqueueMessage>[0],
  { id, email, firstName }: Account,
  hadPlan: boolean,
) =>
  enqueueMessage(tx, {
    topic: 'mail',
    payload: { template: 'account-deleted', to: email, data: { firstName, hadPlan } },
    dedupeKey: `account-deleted:${id}`,
  });
