/** Kinds of bank accounts that the broker supports for transfers. */
export const bankAccountTypes = ['checking', 'savings'] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];

/**
 * The state of a linked bank account. 'unfinished' means stored here but unknown to the broker. The others map the
 * broker's states QUEUED, APPROVED, REJECTED, PENDING and CANCEL_REQUESTED.
 */
export const bankLinkStates = ['unfinished', 'queued', 'pending', 'approved', 'rejected', 'ending'] as const;
export type BankLinkState = (typeof bankLinkStates)[number];

/** Reasons why no bank can be linked. */
export const bankHindrances = ['off', 'no-account', 'not-active', 'one-already', 'removing'] as const;
export type BankHindrance = (typeof bankHindrances)[number];

const wordsOfBroker: Record<string, BankLinkState> = {
  QUEUED: 'queued',
  PENDING: 'pending',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  CANCEL_REQUESTED: 'ending',
};

/** Maps the broker's state to ours; unknown states count as pending. */
export const toBankLinkState = (word: string): BankLinkState => wordsOfBroker[word] ?? 'pending';

/** Whether the bank account can be used for transfers, now or soon. */
export const isLiveBankLink = (state: BankLinkState) => state !== 'rejected' && state !== 'ending';
