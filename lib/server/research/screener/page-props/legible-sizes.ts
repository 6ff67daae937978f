import { minTallShare } from './heat-map-boxes';
import { sum } from '@/lib/domain/shared/averages';

/** Min fraction of a wide map that a sector takes, for its name and its largest stocks. */
const minShare = 0.045;

/** The sizes of sectors, with those below the min share enlarged to it. */
export function legibleSizes(totals: readonly number[]): number[] {
  const min = minShare * sum(totals);
  return totals.map((total) => (total > 0 ? Math.max(total, min) : total));
}

/** Whether any of these sectors is drawn larger than its size, on a wide map or on a phone. */
export const hasEnlarged = (totals: readonly number[]) =>
  totals.length > 1 && totals.some((total) => total > 0 && total < Math.max(minShare, minTallShare) * sum(totals));
