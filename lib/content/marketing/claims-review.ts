import type { DateOnly } from '@/lib/domain/shared/dates';
import type { Claim } from './claim';

/** The claims past their review date, each as one line with its owner. */
export const overdueClaims = (claims: readonly Claim[], today: DateOnly) =>
  claims
    .filter(({ reviewBy }) => reviewBy < today)
    .map(
      ({ id, text, owner, reviewBy }) =>
        `Claim "${id}" (${text}) is past its review date, ${reviewBy}. Owner: ${owner}.`,
    );
