import type { DateOnly } from '@/lib/domain/dates';
import type { AnswerKey, Answers } from './keys';

/** What a rule needs to know beside the answers. */
export type RuleContext = {
  /** The day in New York: somebody is 18 on that day. */
  today: DateOnly;
  product: string;
  /** Only made-up identities are taken. */
  isSandbox: boolean;
};

/** Answers the sentence of what is wrong with an answer that is not empty, or nothing. */
export type Rule = (value: string, answers: Answers, context: RuleContext) => string | undefined;

/** Rules in a row, the first error wins. */
export const inRow =
  (...rules: readonly Rule[]): Rule =>
  (value, answers, context) => {
    for (const rule of rules) {
      const sentence = rule(value, answers, context);
      if (sentence !== undefined) return sentence;
    }
    return undefined;
  };

/** What is wrong, by question. */
export type Wrong = Partial<Record<AnswerKey, string>>;
