import { Fragment, useId } from 'react';
import type { Question, QuestionGroup as Group } from '@/lib/content/brokerage/application/question';
import { flowCopy as copy } from '@/lib/content/brokerage/application/copy';
import { moneyKeys, rangeOf } from '@/lib/domain/brokerage/application/amounts';
import type { AnswerKey, Answers } from '@/lib/domain/brokerage/application/keys';
import { ExactAmounts } from './exact-amounts';
import { GroupFrame } from './group-frame';
import styles from './group-frame.module.css';
import { groupSummary } from './group-summary';
import { inSandbox } from './in-sandbox';
import { shownQuestions, type Progress } from '../progress';
import { QuestionField } from './question-field';
import { UnsuitableNote } from '../agreements/unsuitable-note';

type QuestionGroupProps = {
  group: Group;
  answers: Answers;
  progress: Progress;
  /** The number of fields to fix. */
  wrong: number;
  isSandbox: boolean;
  isOpen: boolean;
  /** The answer being changed from the review page, if any. */
  changing: AnswerKey | undefined;
  onToggle: () => void;
};

/** A collapsible group of questions. When collapsed, they stay in the form and keep their answers. */
export function QuestionGroup(props: QuestionGroupProps) {
  const { group, answers, progress, wrong, isSandbox, isOpen, changing, onToggle } = props;
  const textId = useId();
  const questions = shownQuestions(group, answers);
  return (
    <GroupFrame
      id={group.id}
      title={group.title}
      state={wrong > 0 ? copy.toFix(wrong) : copy.stepState[progress.state]}
      isWrong={wrong > 0}
      isComplete={progress.state === 'complete'}
      summary={progress.state === 'complete' ? groupSummary(group.id, questions, answers) : undefined}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {group.text ? (
        <p className={styles.text} id={textId}>
          {group.text}
        </p>
      ) : null}
      <div className={styles.questions}>{questions.map((question) => fieldOf(question))}</div>
      {group.id === 'objective' ? <UnsuitableNote answers={answers} /> : null}
    </GroupFrame>
  );

  function fieldOf(question: Question) {
    const { name, kind, label } = question;
    if (rangeOf(name)) return null;
    const range = moneyKeys.find((money) => money === name);
    const field = <QuestionField key={`${name} ${kind}`} question={isSandbox ? inSandbox(question) : question} />;
    if (!range) return field;
    const ends = questions.filter((other) => rangeOf(other.name) === range);
    return (
      <Fragment key={name}>
        {field}
        <ExactAmounts range={range} label={label} questions={ends} answers={answers} changing={changing} />
      </Fragment>
    );
  }
}
