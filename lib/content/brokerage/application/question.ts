import type { AnswerKey, Answers } from '@/lib/domain/brokerage/application/keys';

export type Option = { value: string; label: string };
export type QuestionKind =
  'text' | 'email' | 'phone' | 'date' | 'money' | 'tax-id' | 'country' | 'select' | 'choice' | 'tick';

/**
 * One question. Its kind determines its renderer; its name determines the rules in lib/domain, which the server shares:
 * whether it is asked, whether it is optional and whether an answer is valid.
 */
export type Question = {
  name: AnswerKey;
  kind: QuestionKind;
  label: string;
  help?: string;
  /** What the answer is about, where the question is not shown. */
  subject?: string;
  options?: readonly Option[];
  /** The browser's autofill token. */
  autoComplete?: string;
  /** For a question with two variants: shown when the other answer is, or is not, the value. */
  showWhen?: { name: AnswerKey; is: string } | { name: AnswerKey; isNot: string };
  /** Takes half of the row where there is room. */
  isHalf?: true;
  /** Short options, side by side. */
  isInline?: true;
};

/** A group of questions that expands, collapses and is counted as one. */
export type QuestionGroup = { id: string; title: string; text?: string; questions: readonly Question[] };

/** Options from a record of labels by value, in its order: a value without a label does not compile. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>): readonly Option[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

export const yesNo: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Whether this variant of a question matches the other answers. */
export function isShown({ showWhen }: Question, answers: Answers) {
  if (!showWhen) return true;
  const value = answers[showWhen.name];
  return 'is' in showWhen ? value === showWhen.is : value !== showWhen.isNot;
}
