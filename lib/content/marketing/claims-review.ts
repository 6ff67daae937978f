import type { DateOnly } from '@/lib/domain/shared/dates';
import type { Claim } from './claim';

/** A message for each claim past its review date, with its owner. */
export const overdueClaims = (claims: readonly Claim[], today: DateOnly) =>
  claims
    .filter(({ reviewBy }) => reviewBy < today)
    .map(
      ({ id, text, owner, reviewBy }) =>
        `Claim "${id}" (${text}) is past its review date, ${reviewBy}. Owner: ${owner}.`,
    );
