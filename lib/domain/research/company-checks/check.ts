import type { Facts } from './facts';
import type { Input } from './inputs';

export const checkGroups = ['value', 'future', 'past', 'health', 'income'] as const;
export type CheckGroup = (typeof checkGroups)[number];

/** A check of the company card. `look` computes the result and its inputs. */
export type Check = {
  key: string;
  question: string;
  formula: string;
  look: (facts: Facts) => { hasPassed: boolean | null; inputs: Input[] };
};
