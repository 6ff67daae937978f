/**
 * Terms of a priced round with an outstanding SAFE. Amounts are in dollars; `discount` and `poolTarget` are in [0, 1).
 */
export type RoundTerms = {
  /** Issued shares, without the pool. */
  held: number;
  pool: number;
  safe: number;
  /** Post-money cap: before the new money, the SAFE owns SAFE ÷ cap. */
  cap: number;
  discount: number;
  preMoney: number;
  invested: number;
  /**
   * The pool's target share after the round. A smaller pool is topped up before the round, which dilutes existing
   * holders.
   */
  poolTarget: number;
};

export type RoundResult = {
  price: number;
  safePrice: number;
  /** The term by which the SAFE converted. */
  safeBy: 'cap' | 'discount' | 'none';
  before: Stakes;
  withSafe: Stakes;
  after: Stakes;
};
export const stakeholders = ['held', 'pool', 'safe', 'round'] as const;
export type Stakeholder = (typeof stakeholders)[number];
/** Shares of each stakeholder; may be fractional. */
export type Stakes = Record<Stakeholder, number>;

/** Simulates a round. Null if the terms leave nothing for existing holders. */
export function simulateRound(terms: RoundTerms): RoundResult | null {
  const { held, pool, safe, cap, discount, preMoney, invested } = terms;
  const before = { held, pool, safe: 0, round: 0 };
  const owned = cap > 0 ? safe / cap : 0;
  if (held <= 0 || preMoney <= 0 || owned >= 1 || discount >= 1) return null;
  const byCap = ((held + pool) * owned) / (1 - owned);
  const postMoney = preMoney + invested;
  const newPart = invested / postMoney;
  // The discount applies to the round's price, which in turn depends on the SAFE's shares, so both are solved together.
  const discounted = sizeRound(terms, { fixed: 0, part: safe / ((1 - discount) * postMoney) + newPart });
  const capped = sizeRound(terms, { fixed: byCap, part: newPart });
  if (!discounted || !capped) return null;
  const byDiscount = (safe / ((1 - discount) * postMoney)) * discounted.total;
  const isByCap = cap > 0 && byCap >= byDiscount;
  const [safeShares, sized] = isByCap ? [byCap, capped] : [byDiscount, discounted];
  const price = postMoney / sized.total;
  return {
    price,
    safePrice: safeShares > 0 ? safe / safeShares : 0,
    safeBy: safe === 0 ? 'none' : isByCap ? 'cap' : 'discount',
    before,
    withSafe: { held, pool, safe: safeShares, round: 0 },
    after: { held, pool: sized.pool, safe: safeShares, round: sized.total * newPart },
  };
}

/** Total shares after the round, if `fixed` shares are known and `part` is a fraction of the total. */
function sizeRound({ held, pool, poolTarget }: RoundTerms, { fixed, part }: { fixed: number; part: number }) {
  if (part >= 1) return null;
  const asItIs = (held + pool + fixed) / (1 - part);
  if (pool >= poolTarget * asItIs) return { total: asItIs, pool };
  if (part + poolTarget >= 1) return null;
  const toppedUp = (held + fixed) / (1 - part - poolTarget);
  return { total: toppedUp, pool: toppedUp * poolTarget };
}
