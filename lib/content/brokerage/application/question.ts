import type { AnswerKey, Answers } from '@/lib/domain/brokerage/application/keys';

export type Option = { value: string; label: string };
export type QuestionKind =
  'text' | 'email' | 'phone' | 'date' | 'money' | 'tax-id' | 'country' | 'select' | 'choice' | 'tick';

/**
 * A question. `kind` determines how it is rendered. `name` determines its rules, which lib/domain shares with the
 * server: whether it is asked, whether it is optional, and which answers are valid.
 */
export type Question = {
  name: AnswerKey;
  kind: QuestionKind;
  label: string;
  help?: string;
  /** Names the subject of the answer where the question itself is not shown. */
  subject?: string;
  options?: readonly Option[];
  /** The browser's autofill token. */
  autoComplete?: string;
  /** For questions with two variants: show this one only if the other answer is, or is not, the given value. */
  showWhen?: { name: AnswerKey; is: string } | { name: AnswerKey; isNot: string };
  /** Takes half a row if there is room. */
  isHalf?: true;
  /** Takes a third of a row if there is room. */
  isThird?: true;
  /** Shows short options side by side. */
  isInline?: true;
};

/** A collapsible group of questions with its own progress count. */
export type QuestionGroup = { id: string; title: string; text?: string; questions: readonly Question[] };

/** Options from labels by value, in the record's order. A missing label does not compile. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>): readonly Option[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

export const yesNo: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Whether a question is shown, given the other answers. */
export function isShown({ showWhen }: Question, answers: Answers) {
  if (!showWhen) return true;
  const value = answers[showWhen.name];
  return 'is' in showWhen ? value === showWhen.is : value !== showWhen.isNot;
}
