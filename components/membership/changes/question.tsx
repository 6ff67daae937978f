import { useId, type ReactNode } from 'react';
import { focusQuestion } from '../focus-question';
import styles from './changes.module.css';

type QuestionProps = {
  title: string;
  /** What the answer does, in one or two sentences: it takes the focus. */
  text: ReactNode;
  /** Details between the sentences and the answers. */
  children?: ReactNode;
  answers: ReactNode;
};

/** A question in the place of the button that asked it: what happens, the details, and the answers. */
export function Question({ title, text, children, answers }: QuestionProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p role="status" tabIndex={-1} ref={focusQuestion}>
        {text}
      </p>
      {children}
      {answers === null ? null : <div className={styles.answers}>{answers}</div>}
    </div>
  );
}
