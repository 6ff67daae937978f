type Targeted = { priceCents: number | null; target: { meanCents: number | null } };

/** Stocks whose mean target is farthest above their last close first; those without one of the two last. */
export const byUpside = <Stock extends Targeted>(stocks: readonly Stock[]): Stock[] =>
  stocks.toSorted((one, other) => upsideOf(other) - upsideOf(one));

const upsideOf = ({ priceCents, target: { meanCents } }: Targeted) =>
  priceCents && meanCents !== null ? meanCents / priceCents : -1;
