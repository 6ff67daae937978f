import { returnReason } from '@/lib/content/brokerage/return-reasons';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { isOpenTransfer, returnCodeOf, type TransferStatus } from '@/lib/domain/brokerage/transfers';
import type { TransferMailKind } from './mails/transfer-kinds';
import type { Tx } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { findAccountById } from '@/lib/server/accounts/accounts-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import type { Transfer } from './transfers-repository';

/** Emails the member about a transfer's progress, once per kind of email. */
export async function sendTransferMail(tx: Tx, transfer: Transfer, before: TransferStatus | null) {
  const news = newsOf(transfer, before);
  if (!news) return;
  const account = await findAccountById(tx, transfer.accountId);
  if (!account) return;
  const kind: TransferMailKind = `${transfer.direction}-${news}`;
  await enqueueMessage(tx, {
    topic: 'mail',
    payload: {
      template: 'transfer-news',
      to: account.email,
      data: {
        firstName: account.firstName,
        kind,
        amountCents: transfer.amountCents,
        bankName: transfer.bankName,
        bankMask: transfer.bankMask,
        expectedOn: transfer.expectedOn,
        reason: returnReason(returnCodeOf(transfer.reason), transfer.reason),
        link: settings().siteUrl + brokeragePaths.transfers,
      },
    },
    dedupeKey: `transfer:${transfer.id}:${news}`,
  });
}

/**
 * The kind of email for a status change; undefined for none. A withdrawal is announced when it is requested, so that
 * its owner can cancel it if someone else requested it. A deposit is announced once the broker accepts it. A deposit
 * rejected at the first attempt gets no email: the screen shows the error.
 */
function newsOf({ direction, status, brokerTransferId, attempts }: Transfer, before: TransferStatus | null) {
  if (before === null) return direction === 'withdrawal' ? 'started' : undefined;
  if (status === 'complete') return 'completed';
  if (status === 'returned') return 'returned';
  if (status === 'canceled') return 'canceled';
  if (status === 'expired') return 'failed';
  const isSeen = direction === 'deposit' && brokerTransferId === null && attempts <= 1;
  if (status === 'rejected') return isSeen ? undefined : 'failed';
  return isOpenTransfer(status) && before === 'submitting' && direction === 'deposit' ? 'started' : undefined;
}
