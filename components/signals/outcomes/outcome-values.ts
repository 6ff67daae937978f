import type { Resolver } from 'react-hook-form';
import { validatorRules } from '@/lib/client/forms/validator-rules';
import { outcomeReport } from '@/lib/contracts/signals/outcomes';
import { typedNumber } from '@/lib/domain/shared/typed-number';

/** The form's values as typed, which are strings. */
export type OutcomeValues = { signal: string; paid: string; received: string };

/** Converts the typed prices to numbers; an empty field is not zero. */
export const toReport = ({ paid, received }: Pick<OutcomeValues, 'paid' | 'received'>) => ({
  paid: typedNumber(paid) ?? Number.NaN,
  received: typedNumber(received) ?? Number.NaN,
});

/** Validates with the contract's own schema and reports the first error of each field. */
export function outcomeRules(): Resolver<OutcomeValues> {
  return validatorRules<OutcomeValues>((values) => {
    const { error } = outcomeReport.safeParse(toReport(values as OutcomeValues));
    const sentences = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
    return Object.fromEntries(sentences.toReversed());
  });
}
