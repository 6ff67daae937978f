import { commitmentRuns, exportNote } from '@/lib/content/account-data';
import { loginNeeded } from '@/lib/content/messages';
import { now } from '../clock';
import { db, transaction } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import {
  deleteAccountRows,
  deleteMailsTo,
  emptyAccount,
  exportAccount,
  placesHeldBy,
} from '../repositories/account-data';
import type { Account } from '../repositories/accounts';
import { recordAudit } from '../repositories/audit';
import { countLiveCommitments } from '../repositories/commitments';
import { deleteEventsOf } from '../repositories/events';
import { findAccount } from '../repositories/my-account';
import { deleteSubscriber } from '../repositories/newsletter';
import { putInOutbox } from '../repositories/outbox';
import { lockMember } from '../repositories/place-claims';
import { openSimulatedAccount } from '../repositories/simulated-brokers';
import { readAml } from './aml';
import { readDraft } from './application-drafts';
import { releaseBanks } from './bank-relationships';
import { enforceLimits } from './limits';
import { provePassword } from './own-password';
import { requireRecentProof } from './recent-proof';
import { openSealed } from './sealed';
import { emptySeat, holdSeat } from './place-seats';
import { exportDescription, forgetDescription } from './self-description';
import { endBilling, endLater } from './subscription-acts';

type Caller = { accountId: string; authenticatedAt: Date };

/** Everything that is kept under an account, for its owner to take along. */
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

/** What is sealed where it lies: its owner gets what is in it. */
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
 * Deletes an account for good: its rows go, its own row is emptied, its places are free for the next, and a mail says so.
 * What stays is the list that the account page and the privacy notice show.
 */
export async function deleteAccount(caller: Caller, password: string | undefined, origin: Origin) {
  const { accountId } = caller;
  const account = await proveOwner(caller, password, origin);
  // What is paid for ends first: an account that is gone must not be charged.
  const { hadPlan, leftId } = await endBilling(accountId, origin);
  await transaction(async (tx) => {
    const at = now();
    await lockMember(tx, accountId);
    if ((await countLiveCommitments(tx, accountId)) > 0) throw new AppError('conflict', commitmentRuns);
    // Of two deletions at once the second finds nothing to empty, and says nothing twice.
    if (!(await emptyAccount(tx, { accountId, at }))) return;
    for (const placeId of await placesHeldBy(tx, accountId))
      await emptySeat(tx, await holdSeat(tx, placeId), { ending: 'withdrawn', at });
    await releaseBanks(tx, accountId);
    if (leftId !== null) await endLater(tx, leftId);
    await deleteAccountRows(tx, accountId);
    await forgetDescription(tx, accountId);
    if (account.uniqueId) await deleteEventsOf(tx, [account.uniqueId]);
    // Only a proven address is its owner's to take off the list.
    if (account.emailConfirmedAt) await deleteSubscriber(tx, account.email);
    await deleteMailsTo(tx, account.email);
    await recordAudit(tx, { event: 'account_deleted', result: 'ok', subject: accountId, origin });
    await sayFarewell(tx, account, hadPlan);
  });
}

/** By the password where one is sent; section 7 sends none for investors, who then must have proven it lately. */
async function proveOwner(caller: Caller, password: string | undefined, origin: Origin): Promise<Account> {
  if (password !== undefined) return provePassword(caller.accountId, password, origin);
  requireRecentProof(caller);
  const account = await findAccount(db(), caller.accountId);
  if (!account) throw new AppError('unauthorized', loginNeeded);
  return account;
}

const sayFarewell = (tx: Parameters<typeof putInOutbox>[0], { id, email, firstName }: Account, hadPlan: boolean) =>
  putInOutbox(tx, {
    topic: 'mail',
    payload: { template: 'account-deleted', to: email, data: { firstName, hadPlan } },
    dedupeKey: `account-deleted:${id}`,
  });
