/** Kinds of bank account that the broker can move money from and to. */
export const bankAccountTypes = ['checking', 'savings'] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];

/**
 * Where a linked bank account stands. 'unfinished': ours, but the broker does not know of it yet; the others are the
 * broker's own words for the relationship (wire: QUEUED, APPROVED, REJECTED, PENDING, CANCEL_REQUESTED).
 */
export const bankLinkStates = ['unfinished', 'queued', 'pending', 'approved', 'rejected', 'ending'] as const;
export type BankLinkState = (typeof bankLinkStates)[number];

/** Why no bank can be linked right now. */
export const bankHindrances = ['off', 'no-account', 'not-active', 'one-already'] as const;
export type BankHindrance = (typeof bankHindrances)[number];

const wordsOfBroker: Record<string, BankLinkState> = {
  QUEUED: 'queued',
  PENDING: 'pending',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  CANCEL_REQUESTED: 'ending',
};

/** The broker's word for a relationship in ours; one that it invents is waited for. */
export const toBankLinkState = (word: string): BankLinkState => wordsOfBroker[word] ?? 'pending';

/** Whether money could be moved with it, now or soon. */
export const isLiveBankLink = (state: BankLinkState) => state !== 'rejected' && state !== 'ending';
