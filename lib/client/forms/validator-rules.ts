import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

type Sentences<Values> = Partial<Record<keyof Values, string | undefined>>;

/** Validates a form with the domain's validators, with one message per invalid field. */
export function validatorRules<Values extends FieldValues>(
  check: (values: Partial<Values>) => Sentences<Values> | Promise<Sentences<Values>>,
): Resolver<Values> {
  return async (values) => {
    const wrong = Object.entries(await check(values)).filter(([, sentence]) => sentence !== undefined);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'validate', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
