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

export const suitableKeys = Object.keys(suitable) as (keyof typeof suitable)[];

/** Whether an answer was given that the product is not for, as opposed to a missing or mistaken one. */
export function isUnsuitable(name: string, given: string | null | undefined) {
  const key = suitableKeys.find((one) => one === name);
  // A radio group without a selection is null after the form was validated.
  return key !== undefined && Boolean(given) && !suitable[key].some((value) => value === given);
}
