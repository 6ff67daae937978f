import { amountOf } from '../amounts';
import { selected } from '../answer-kinds';
import type { Question } from '../question';
import { dependentCounts, maritalStatuses } from '../values';

/** Marital status and dependents. */
export const family = {
  marital_status: { ...selected('marital status', maritalStatuses), field: 'identity.marital_status' },
  number_of_dependents: {
    ...selected('number of dependents', dependentCounts),
    field: 'identity.number_of_dependents',
    convert: amountOf,
  },
} satisfies Record<string, Question>;
