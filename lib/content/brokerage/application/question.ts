import type { AnswerKey, Answers } from '@/lib/domain/brokerage/application/keys';

export type Option = { value: string; label: string };
export type QuestionKind =
  'text' | 'email' | 'phone' | 'date' | 'money' | 'tax-id' | 'country' | 'select' | 'choice' | 'tick';

/**
 * One question as a row. Its kind has one renderer. Whether it is asked, whether it may stay empty and what is wrong
 * with an answer go by its name and are the domain's, which the server asks as well.
 */
export type Question = {
  name: AnswerKey;
  kind: QuestionKind;
  label: string;
  help?: string;
  options?: readonly Option[];
  /** The browser's own word for what belongs here, so that it can fill it in. */
  autoComplete?: string;
  /** For a question that is put in two ways: this one when that other answer is, or is not, the value. */
  showWhen?: { name: AnswerKey; is: string } | { name: AnswerKey; isNot: string };
  /** Takes half of the line where there is room. */
  isHalf?: true;
  /** Short answers, beside each other. */
  isInline?: true;
};

/** Questions that belong together: opened, closed and counted as one. */
export type QuestionGroup = { id: string; title: string; text?: string; questions: readonly Question[] };

/** Options of a record from value to label, in its order: a value without a label does not compile. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>): readonly Option[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

export const yesNo: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Whether this way of putting a question fits the other answers. */
export function isShown({ showWhen }: Question, answers: Answers) {
  if (!showWhen) return true;
  const value = answers[showWhen.name];
  return 'is' in showWhen ? value === showWhen.is : value !== showWhen.isNot;
}
