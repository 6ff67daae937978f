import type { Movement } from './cap-table';
import { capTableLines, groupBp, holdingsAfter } from './cap-table-sums';

const bp = (part: bigint, total: bigint) => (total > 0n ? Number((part * 10_000n) / total) : 0);

export type Allocation = {
  /** Basis points of the founder's original holding that are contractually allocated, rounded down. */
  allocatedBp: number;
  /** Basis points of all fully diluted shares that the equality group holds, as in the cap table. */
  heldBp: number;
};

/** Progress on the founder's commitment, computed from the cap table. */
export function allocationOf(movements: readonly Movement[]): Allocation {
  let given = 0n;
  let bound = 0n;
  for (const { from, to } of movements) {
    if (!from && to?.holder === 'founder') given += to.shares;
    if (!to && from?.holder === 'founder') given -= from.shares;
    if (from?.holder === 'founder' && to?.holder === 'equality') bound += to.shares;
    if (from?.holder === 'equality' && to?.holder === 'founder') bound -= from.shares;
  }
  const lines = capTableLines(holdingsAfter(movements), 'diluted');
  return { allocatedBp: bp(bound, given), heldBp: groupBp(lines, 'equality') };
}
