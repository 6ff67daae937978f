import type { DateOnly } from '@/lib/domain/shared/dates';
import type { AnswerKey, Answers } from './keys';

/** What a rule needs besides the answers. */
export type RuleContext = {
  /** The day in New York, for age checks. */
  today: DateOnly;
  product: string;
  /** Whether only sample identities are accepted. */
  isSandbox: boolean;
};

/** Returns the error message of a non-empty answer, or undefined. */
export type Rule = (value: string, answers: Answers, context: RuleContext) => string | undefined;

/** Applies rules in order, the first error wins. */
export const inRow =
  (...rules: readonly Rule[]): Rule =>
  (value, answers, context) => {
    for (const rule of rules) {
      const sentence = rule(value, answers, context);
      if (sentence !== undefined) return sentence;
    }
    return undefined;
  };

/** Error messages by question. */
export type FieldErrors = Partial<Record<AnswerKey, string>>;
