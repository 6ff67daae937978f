import { rateOf } from '@/lib/domain/shared/wilson';
import { followedWeeks } from './traffic-cohorts-repository';

type Counted = { week: string; later: number; visitors: number };

const weekMs = 7 * 86_400_000;

/**
 * For the visitors first seen in each week, how many returned one or more weeks later. Weeks that have not ended are
 * omitted, because their counts would still grow.
 */
export function toCohorts(rows: readonly Counted[], end: Date) {
  return [...Map.groupBy(rows, ({ week }) => week)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([week, counted]) => {
      const came = (later: number) => counted.find((row) => row.later === later)?.visitors ?? 0;
      const over = Math.floor((end.getTime() - Date.parse(`${week}T00:00:00Z`)) / weekMs) - 1;
      const weeks = Math.max(0, Math.min(followedWeeks, over));
      return {
        week,
        visitors: came(0),
        returned: Array.from({ length: weeks }, (_, before) => rateOf(came(before + 1), came(0))),
      };
    });
}
