import type { DateOnly } from '@/lib/domain/shared/dates';
import type { Claim } from './claims';

/** The claims whose day of review has passed, each as one line that says who must look at it. */
export const overdueClaims = (claims: readonly Claim[], today: DateOnly) =>
  claims
    .filter(({ reviewBy }) => reviewBy < today)
    .map(
      ({ id, text, owner, reviewBy }) =>
        `The claim "${id}" (${text}) was to be reviewed by ${reviewBy}; ${owner} answers for it.`,
    );
