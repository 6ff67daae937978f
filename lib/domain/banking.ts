/** Kinds of bank account that the broker can move money from and to. */
export const bankAccountTypes = ['checking', 'savings'] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];

/**
 * Where a linked bank account stands. 'unfinished': ours, but the broker does not know of it yet; the others are the
 * broker's own words for the relationship (wire: QUEUED, APPROVED, REJECTED, PENDING, CANCEL_REQUESTED).
 */
export const bankLinkStates = ['unfinished', 'queued', 'pending', 'approved', 'rejected', 'ending'] as const;
export type BankLinkState = (typeof bankLinkStates)[number];
