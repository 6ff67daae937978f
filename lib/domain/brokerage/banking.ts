/** Kinds of bank account that the broker can move money from and to. */
export const bankAccountTypes = ['checking', 'savings'] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];

/**
 * The state of a linked bank account. 'unfinished': stored here, unknown to the broker; the others are the broker's
 * states (wire: QUEUED, APPROVED, REJECTED, PENDING, CANCEL_REQUESTED).
 */
export const bankLinkStates = ['unfinished', 'queued', 'pending', 'approved', 'rejected', 'ending'] as const;
export type BankLinkState = (typeof bankLinkStates)[number];

/** Why no bank can be linked now. */
export const bankHindrances = ['off', 'no-account', 'not-active', 'one-already', 'removing'] as const;
export type BankHindrance = (typeof bankHindrances)[number];

const wordsOfBroker: Record<string, BankLinkState> = {
  QUEUED: 'queued',
  PENDING: 'pending',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  CANCEL_REQUESTED: 'ending',
};

/** Maps the broker's state to ours; an unknown one counts as pending. */
export const toBankLinkState = (word: string): BankLinkState => wordsOfBroker[word] ?? 'pending';

/** Whether it can be used for transfers, now or soon. */
export const isLiveBankLink = (state: BankLinkState) => state !== 'rejected' && state !== 'ending';
