import type { Rule } from './rule';

/** Suitability for the product. A rejection says no more than the specification's sentence (decision 47). */
export const suitable = {
  investment_objective: ['growth', 'market_speculation'],
  risk_tolerance: ['moderate', 'significant_risk'],
} as const satisfies Record<string, readonly string[]>;

/** Rejects an answer that the product is not for. */
export const suitableOnly =
  (key: keyof typeof suitable, refused: (product: string) => string): Rule =>
  (value, _, { product }) =>
    (suitable[key] as readonly string[]).includes(value) ? undefined : refused(product);
