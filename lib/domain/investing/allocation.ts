import type { Movement } from './cap-table';
import { holdingsAfter, sharesIn } from './cap-table-sums';

const bp = (part: bigint, whole: bigint) => (whole > 0n ? Number((part * 10_000n) / whole) : 0);

export type Allocation = {
  /** Contractually allocated, as a share of the founder's original holding. */
  allocatedBp: number;
  /** The same as a share of all shares, fully diluted. */
  heldBp: number;
};

/** Progress of the founder's commitment, computed from the cap table; rounded down. */
export function allocationOf(movements: readonly Movement[]): Allocation {
  let given = 0n;
  let bound = 0n;
  for (const { from, to } of movements) {
    if (!from && to?.holder === 'founder') given += to.shares;
    if (!to && from?.holder === 'founder') given -= from.shares;
    if (from?.holder === 'founder' && to?.holder === 'equality') bound += to.shares;
    if (from?.holder === 'equality' && to?.holder === 'founder') bound -= from.shares;
  }
  const held = holdingsAfter(movements);
  const ofEquality = sharesIn(held.filter(({ holder }) => holder === 'equality'));
  return { allocatedBp: bp(bound, given), heldBp: bp(ofEquality, sharesIn(held)) };
}
