import type { DateOnly } from '@/lib/domain/shared/dates';

/** What a rule needs besides the answers. */
export type RuleContext = {
  /** The day in New York, for age checks. */
  today: DateOnly;
  product: string;
  /** Whether only sample identities are accepted. */
  isSandbox: boolean;
};

/** Looks up other answers. A rule names those it reads in its type: one that no question has does not compile. */
export type AnswerTo<Key extends string> = (key: Key) => string | undefined;

/** Returns the error message of a non-empty answer, or undefined. */
export type Rule<Key extends string = never> = (
  value: string,
  answerTo: AnswerTo<Key>,
  context: RuleContext,
) => string | undefined;

/** Applies rules in order, the first error wins. */
export const inRow =
  <Key extends string = never>(...rules: readonly Rule<Key>[]): Rule<NoInfer<Key>> =>
  (value, answerTo, context) => {
    for (const rule of rules) {
      const sentence = rule(value, answerTo, context);
      if (sentence !== undefined) return sentence;
    }
    return undefined;
  };

export const isBlank = (value: string | undefined) => value === undefined || value.trim() === '';
