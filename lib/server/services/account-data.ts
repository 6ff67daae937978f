import { commitmentRuns, exportNote } from '@/lib/content/account-data';
import { now } from '../clock';
import { transaction } from '../db/pool';
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
import { deleteSubscriber } from '../repositories/newsletter';
import { putInOutbox } from '../repositories/outbox';
import { lockMember } from '../repositories/place-claims';
import { readDraft } from './application-drafts';
import { releaseBanks } from './bank-relationships';
import { enforceLimits } from './limits';
import { provePassword } from './own-password';
import { emptySeat, holdSeat } from './place-seats';
import { exportDescription, forgetDescription } from './self-description';
import { endBilling } from './subscription-acts';

/** Everything that is kept under an account, for its owner to take along. */
export async function exportOwnData(accountId: string, origin: Origin) {
  await enforceLimits([{ limit: 'exportsByAccount', key: accountId }], origin);
  return transaction(async (tx) => {
    await recordAudit(tx, { event: 'data_exported', result: 'ok', subject: accountId, origin });
    const rows = await exportAccount(tx, accountId);
    // A draft is sealed where it lies; its owner gets what is in it.
    const draft = await readDraft({ accountId, origin });
    const drafts = (rows.application_drafts ?? []).map((row) => ({ ...row, answers: draft?.answers }));
    const tables = {
      ...rows,
      application_drafts: drafts,
      self_descriptions: await exportDescription(tx, accountId),
    };
    return { madeAt: now().toISOString(), about: exportNote, tables };
  });
}

/**
 * Deletes an account for good: its rows go, its own row is emptied, its places are free for the next, and a mail says so.
 * What stays is the list that the account page and the privacy notice show.
 */
export async function deleteAccount(accountId: string, password: string, origin: Origin) {
  const account = await provePassword(accountId, password, origin);
  // What is paid for ends first: an account that is gone must not be charged.
  await endBilling(accountId, origin);
  await transaction(async (tx) => {
    const at = now();
    await lockMember(tx, accountId);
    if ((await countLiveCommitments(tx, accountId)) > 0) throw new AppError('conflict', commitmentRuns);
    // Of two deletions at once the second finds nothing to empty, and says nothing twice.
    if (!(await emptyAccount(tx, { accountId, at }))) return;
    for (const placeId of await placesHeldBy(tx, accountId))
      await emptySeat(tx, await holdSeat(tx, placeId), { ending: 'withdrawn', at });
    await releaseBanks(tx, accountId);
    await deleteAccountRows(tx, accountId);
    await forgetDescription(tx, accountId);
    if (account.uniqueId) await deleteEventsOf(tx, [account.uniqueId]);
    // Only a proven address is its owner's to take off the list.
    if (account.emailConfirmedAt) await deleteSubscriber(tx, account.email);
    await deleteMailsTo(tx, account.email);
    await recordAudit(tx, { event: 'account_deleted', result: 'ok', subject: accountId, origin });
    await sayFarewell(tx, account);
  });
}

const sayFarewell = (tx: Parameters<typeof putInOutbox>[0], { id, email, firstName }: Account) =>
  putInOutbox(tx, {
    topic: 'mail',
    payload: { template: 'account-deleted', to: email, data: { firstName } },
    dedupeKey: `account-deleted:${id}`,
  });
