import { useEffect, useRef } from 'react';
import { flowWords as words } from '@/lib/content/application/words';
import type { AnswerKey } from '@/lib/domain/application/keys';
import { anchorOf } from './anchor-of';
import styles from './error-summary.module.css';

export type Problem = { name: AnswerKey; sentence: string };

type ErrorSummaryProps = {
  problems: readonly Problem[];
  /** Rises with every attempt that found something: then the summary takes the focus. */
  attempt: number;
  onChoose: (name: AnswerKey) => void;
};

/** What is wrong, in the same words as at the fields, each leading to its field. */
export function ErrorSummary({ problems, attempt, onChoose }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = problems.length === 0;

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (isEmpty) return null;
  return (
    <div ref={box} className={styles.box} tabIndex={-1} role="group" aria-labelledby="problems">
      <h2 className={styles.title} id="problems">
        {words.problems(problems.length)}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ name, sentence }) => (
          <li key={name}>
            <a
              href={`#${anchorOf(name)}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
