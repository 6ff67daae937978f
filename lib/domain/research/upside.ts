type Targeted = { priceCents: number | null; target: { meanCents: number | null } };

/** Sorts by upside, from the last close to the mean price target, largest first. Stocks without either come last. */
export const byUpside = <Stock extends Targeted>(stocks: readonly Stock[]): Stock[] =>
  stocks.toSorted((one, other) => upsideOf(other) - upsideOf(one));

const upsideOf = ({ priceCents, target: { meanCents } }: Targeted) =>
  priceCents && meanCents !== null ? meanCents / priceCents : -1;
