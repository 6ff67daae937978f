import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { validatorRules } from '@/lib/client/forms/validator-rules';
import { checkAnswers } from '@/lib/domain/brokerage/application/check-answers';
import { outdatedContext } from '@/lib/domain/brokerage/application/disclosure-context';
import type { AnswerKey, Answers } from '@/lib/domain/brokerage/application/keys';
import type { RuleContext } from '@/lib/domain/brokerage/application/rule';
import { fillingOf, withOwnLimits } from './filling';

type FormProps = {
  answers: Answers;
  context: RuleContext;
  /** The questions to validate on this screen. */
  keys: readonly AnswerKey[];
  onAnswers: (answers: Answers) => void;
};

/**
 * One form for all four steps, which keeps the answers of hidden steps. The validation rules are in the domain layer.
 */
export function useApplicationForm({ answers, context, keys, onAnswers }: FormProps) {
  const form = useForm<Answers>({
    defaultValues: withOwnLimits(answers),
    shouldFocusError: false,
    resolver: validatorRules<Answers>((values) => checkAnswers(values, { ...context, keys })),
  });
  const { control, subscribe, setValue, trigger } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true, errors: true },
        callback: ({ values, name, type, errors = {} }) => {
          if (type !== 'change' && type !== 'blur') return;
          // A rule may depend on two answers, so changing one can fix the other's error. Server errors stay.
          const others = (Object.keys(errors) as AnswerKey[]).filter(
            (key) => key !== name && errors[key]?.type !== 'server',
          );
          if (others.length > 0) void trigger(others);
          const filled = [...outdatedContext(values).map((key) => [key, ''] as const), ...fillingOf(name, values)];
          for (const [key, value] of filled) setValue(key, value, { shouldDirty: true });
          // Include the filled-in answers, because a draft with the limits of the previous range would be invalid.
          if (type === 'change' || filled.length > 0) onAnswers({ ...values, ...Object.fromEntries(filled) });
        },
      }),
    [subscribe, setValue, trigger, onAnswers],
  );

  return { form, current: useWatch({ control }) as Answers };
}
