import { leastTallShare, sum } from './heat-map-boxes';

/** The least part of a wide map for a sector: room for its name and its largest stocks. */
const leastShare = 0.045;

/** The sizes of sectors, those below the least share enlarged to it. */
export function legibleSizes(totals: readonly number[]): number[] {
  const least = leastShare * sum(totals);
  return totals.map((total) => (total > 0 ? Math.max(total, least) : total));
}

/** Whether a sector of these sizes is drawn larger than it is, on a wide map or on a phone. */
export const hasEnlarged = (totals: readonly number[]) =>
  totals.length > 1 && totals.some((total) => total > 0 && total < Math.max(leastShare, leastTallShare) * sum(totals));
