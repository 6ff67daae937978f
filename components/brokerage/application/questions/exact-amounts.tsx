import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Opener } from '@/components/ui/navigation/opener';
import { flowCopy as copy } from '@/lib/content/brokerage/application/copy';
import type { Question } from '@/lib/content/brokerage/application/question';
import type { MoneyKey } from '@/lib/domain/brokerage/application/amounts';
import type { AnswerKey, Answers } from '@/lib/domain/brokerage/application/keys';
import styles from './question.module.css';
import { emptiedFilling, isImpliedByRange } from './filling';
import { QuestionField } from './question-field';

type ExactAmountsProps = {
  range: MoneyKey;
  label: string;
  /** The questions for the minimum and the maximum. */
  questions: readonly Question[];
  answers: Answers;
  changing: AnswerKey | undefined;
};

/**
 * The two limits of a range. Selecting the range fills them in, so they are collapsed unless one is missing, invalid,
 * different from the range, or being changed.
 */
export function ExactAmounts({ range, label, questions, answers, changing }: ExactAmountsProps) {
  const { formState, getValues, setValue } = useFormContext<Answers>();
  const [isExpanded, setIsExpanded] = useState(false);
  const hasRange = (answers[range] ?? '') !== '';
  const isNeeded = questions.some(
    ({ name }) => name === changing || formState.errors[name] || (hasRange && !isImpliedByRange(name, answers)),
  );
  return (
    <details
      className={styles.whole}
      open={isExpanded || isNeeded}
      onToggle={(event) => setIsExpanded(event.currentTarget.open)}
    >
      <Opener>{copy.exactAmounts(label)}</Opener>
      <div
        className={styles.ends}
        onBlur={() => {
          for (const [end, amount] of emptiedFilling(range, getValues())) setValue(end, amount, { shouldDirty: true });
        }}
      >
        {questions.map((question) => (
          <QuestionField key={question.name} question={question} />
        ))}
      </div>
    </details>
  );
}
