/** A deposit moves money from the linked bank to the brokerage account; a withdrawal moves it back. */
export const transferDirections = ['deposit', 'withdrawal'] as const;
export type TransferDirection = (typeof transferDirections)[number];

/**
 * The status of a transfer. 'submitting' means stored here but not confirmed by the broker, 'expired' means never
 * processed. The others are the broker's statuses.
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

/** Statuses of an open transfer, in order. */
const progress = ['submitting', 'queued', 'approval_pending', 'pending', 'approved', 'sent_to_clearing'] as const;
export const openTransferStatuses: readonly TransferStatus[] = progress;

const failed: readonly TransferStatus[] = ['rejected', 'canceled', 'expired'];

export const isOpenTransfer = (status: TransferStatus) => openTransferStatuses.includes(status);

/** Whether the transfer moved no money, or the money was returned. */
export const isFailedTransfer = (status: TransferStatus) => failed.includes(status) || status === 'returned';

/** Whether a transfer can still be canceled, which is possible until it is sent to the clearing house. */
export const isCancelable = (status: TransferStatus) => isOpenTransfer(status) && status !== 'sent_to_clearing';

/**
 * Whether a status may follow another, which rules out duplicate and late events. An open transfer only moves forward
 * or ends. A completed one can only be returned by the bank. Other final statuses never change.
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
  // These occur in the event stream only.
  ['EXPIRED', 'expired'],
  ['RETURNED', 'returned'],
]);

/** Maps the broker's status to ours; undefined if it is undocumented. */
export const toTransferStatus = (status: string): TransferStatus | undefined => brokerStatuses.get(status);

/** The ACH return code in a reason, such as R01. */
export const returnCodeOf = (reason: string | null) => /\bR\d{2}\b/.exec(reason ?? '')?.[0] ?? null;

/** Reasons why no transfer can be made. */
export const fundingBlockers = ['off', 'no-account', 'not-active', 'no-bank', 'bank-not-ready'] as const;
export type FundingBlocker = (typeof fundingBlockers)[number];
