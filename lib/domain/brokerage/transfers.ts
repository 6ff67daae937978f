/** A deposit moves money from the linked bank to the brokerage account, a withdrawal moves it back. */
export const transferDirections = ['deposit', 'withdrawal'] as const;
export type TransferDirection = (typeof transferDirections)[number];

/**
 * The status of a transfer. 'submitting': stored here, not yet confirmed by the broker. 'expired': never processed. The
 * others are the broker's own statuses.
 */
export const transferStatuses = [
  'submitting',
  'queued',
  'approval_pending',
  'pending',
  'approved',
  'sent_to_clearing',
  'complete',
  'rejected',
  'canceled',
  'expired',
  'returned',
] as const;
export type TransferStatus = (typeof transferStatuses)[number];

/** Statuses of a transfer in progress, in order. */
const progress = ['submitting', 'queued', 'approval_pending', 'pending', 'approved', 'sent_to_clearing'] as const;
export const openTransferStatuses: readonly TransferStatus[] = progress;

const failed: readonly TransferStatus[] = ['rejected', 'canceled', 'expired'];

export const isOpenTransfer = (status: TransferStatus) => openTransferStatuses.includes(status);

/** Whether the transfer moved no money, or the money went back. */
export const isFailedTransfer = (status: TransferStatus) => failed.includes(status) || status === 'returned';

/** Whether a transfer can still be canceled: the file for the clearing house has not been sent. */
export const isCancelable = (status: TransferStatus) => isOpenTransfer(status) && status !== 'sent_to_clearing';

/**
 * The state machine. An open transfer only moves forward, and may end in any way; a completed one can only be returned
 * by the bank; rejected, canceled, expired or returned ones never change. It rejects duplicate and late events.
 */
export function canBecome(from: TransferStatus, to: TransferStatus): boolean {
  if (from === 'complete') return to === 'returned';
  const place = openTransferStatuses.indexOf(from);
  if (place === -1) return false;
  const next = openTransferStatuses.indexOf(to);
  return next === -1 || next > place;
}

const brokerStatuses = new Map<string, TransferStatus>([
  ['QUEUED', 'queued'],
  ['APPROVAL_PENDING', 'approval_pending'],
  ['PENDING', 'pending'],
  ['APPROVED', 'approved'],
  ['SENT_TO_CLEARING', 'sent_to_clearing'],
  ['COMPLETE', 'complete'],
  ['REJECTED', 'rejected'],
  ['CANCELED', 'canceled'],
  // Only in the event stream.
  ['EXPIRED', 'expired'],
  ['RETURNED', 'returned'],
]);

/** Maps the broker's status to ours; undefined for an undocumented one. */
export const toTransferStatus = (status: string): TransferStatus | undefined => brokerStatuses.get(status);

/** The ACH return code in a reason, such as R01. */
export const returnCodeOf = (reason: string | null) => /\bR\d{2}\b/.exec(reason ?? '')?.[0] ?? null;

/** Why no transfer can be made. */
export const fundingBlockers = ['off', 'no-account', 'not-active', 'no-bank', 'bank-not-ready'] as const;
export type FundingBlocker = (typeof fundingBlockers)[number];
