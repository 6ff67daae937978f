import { useId, type ReactNode } from 'react';
import { focusQuestion } from '../focus-question';
import styles from './changes.module.css';

type QuestionProps = {
  title: string;
  /** One or two sentences that say what the action does; they receive the focus. */
  text: ReactNode;
  /** Details between the text and the buttons. */
  children?: ReactNode;
  answers: ReactNode;
};

/** Replaces the button that asked for confirmation: what happens, the details, and the buttons. */
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
