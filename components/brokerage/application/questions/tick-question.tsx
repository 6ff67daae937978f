import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Choice } from '@/components/ui/forms/choice';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import styles from './question.module.css';
import type { QuestionProps } from './question-props';

/** A statement to check: 'yes', or nothing. */
export function TickQuestion({ question: { name, label }, error }: QuestionProps) {
  const id = useId();
  const {
    field: { ref, value, onBlur, onChange },
  } = useController<Answers>({ name });
  return (
    <div>
      {error ? (
        <p className={styles.error} id={id}>
          {error}
        </p>
      ) : null}
      <Choice
        kind="checkbox"
        name={name}
        ref={ref}
        label={label}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        checked={value === 'yes'}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
      />
    </div>
  );
}
