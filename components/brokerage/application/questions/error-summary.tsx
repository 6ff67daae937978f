import { Fragment, useEffect, useId, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { Question } from '@/lib/content/brokerage/application/question';
import { flowCopy as copy } from '@/lib/content/brokerage/application/copy';
import type { AnswerKey, Answers } from '@/lib/domain/brokerage/application/keys';
import { asciiSentence, dateSentence, nameSentence, notOnlyDigits } from '@/lib/domain/brokerage/application/sentences';
import { anchorOf } from './anchor-of';
import styles from './error-summary.module.css';

export type Problem = { name: AnswerKey; label: string; sentence: string; group: string };

/** The errors of the given questions, in order, with the title of their group. */
export const problemsIn = (questions: readonly Question[], errors: FieldErrors<Answers>, group = ''): Problem[] =>
  questions.flatMap(({ name, label }) => {
    const sentence = errors[name]?.message;
    return sentence === undefined ? [] : [{ name, label, sentence, group }];
  });

type ErrorSummaryProps = {
  problems: readonly Problem[];
  /** The number of failed attempts; each one moves the focus to the summary. */
  attempt: number;
  onChoose: (name: AnswerKey) => void;
  /** The title of a notice about answers that are no mistakes. By default, the summary asks to fix the fields. */
  notice?: string;
};

/** Sentences that fit any text field and do not name it. */
const unnamed: readonly string[] = [asciiSentence, dateSentence, nameSentence, notOnlyDigits];

/** All errors with their fields' messages, each linked to its field. With several groups, their titles are shown. */
export function ErrorSummary({ problems, attempt, onChoose, notice }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const isEmpty = problems.length === 0;

  // The attempt is counted before the form reports its errors.
  useEffect(() => {
    if (isEmpty || attempt === answered.current) return;
    answered.current = attempt;
    box.current?.focus();
  }, [attempt, isEmpty]);

  // A message that several questions share, or that fits any text field, is preceded by the question's name.
  const isShared = (sentence: string) =>
    sentence.startsWith('Maximum length') ||
    unnamed.includes(sentence) ||
    problems.filter((other) => other.sentence === sentence).length > 1;
  if (isEmpty) return null;
  const groups = [...new Set(problems.map(({ group }) => group))];
  return (
    <div
      ref={box}
      className={styles.box}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      data-notice={notice === undefined ? undefined : ''}
    >
      <h2 className={styles.title} id={titleId}>
        {notice ?? copy.problems(problems.length)}
      </h2>
      {groups.map((group) => (
        <Fragment key={group}>
          {groups.length > 1 ? <h3 className={styles.group}>{group}</h3> : null}
          <ul className={styles.list}>{problems.filter((problem) => problem.group === group).map(item)}</ul>
        </Fragment>
      ))}
    </div>
  );

  function item({ name, label, sentence }: Problem) {
    return (
      <li key={name}>
        <a
          href={`#${anchorOf(name)}`}
          onClick={(event) => {
            event.preventDefault();
            onChoose(name);
          }}
        >
          {isShared(sentence) ? `${sentence}: ${label}` : sentence}
        </a>
      </li>
    );
  }
}
