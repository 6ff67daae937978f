import { dayOf } from '@/lib/domain/shared/dates';

export const openCount = (total: number) =>
  total === 0 ? 'No open signals' : total === 1 ? '1 open signal' : `${total} open signals`;

/** Copy of the open signals that only members with a plan see. */
export const sealedSignalsCopy = {
  sealed:
    'Members with a plan see open signals right away. Everyone sees a signal when it closes, or 30 days after issue.',
  none: 'The next signal appears here when it is issued.',
  plans: 'View plans',
  verify: 'Verify the ledger',
  columns: { issued: 'Issued', commitment: 'Commitment' },
  commitments: 'Commitments of open signals',
  meaning:
    'A commitment is a hash of the signal and a random number, published when it is issued. It proves that the signal was not changed later.',
};

/** An open signal, of which visitors see only the time and the hash. */
export type SealedRow = { id: string; issued: string; commitment: string };

type Sealed = { id: string; issuedAt: string; commitment: string };

export const sealedRow = ({ id, issuedAt, commitment }: Sealed): SealedRow => ({
  ...{ id, commitment },
  issued: dayOf(issuedAt),
});
