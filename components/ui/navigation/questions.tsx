import { anchorOf } from '@/lib/domain/shared/anchor';
import { Disclosure } from './disclosure';
import { openAnswer } from './open-answer';
import styles from './questions.module.css';

type QuestionsProps = { questions: readonly { question: string; answer: string }[] };

/** A list of expandable questions. A link to an answer's id opens it. */
export const Questions = ({ questions }: QuestionsProps) => (
  <div ref={openAnswer}>
    {questions.map(({ question, answer }) => (
      <Disclosure key={question} title={question}>
        <p id={anchorOf(question)} className={styles.answer}>
          {answer}
        </p>
      </Disclosure>
    ))}
  </div>
);
