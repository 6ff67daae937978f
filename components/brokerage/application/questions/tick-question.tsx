import { useController } from 'react-hook-form';
import { Choice } from '@/components/ui/forms/choice';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import styles from './question.module.css';
import type { QuestionProps } from './question-props';

/** A statement with a checkbox; its value is 'yes' or empty. */
export function TickQuestion({ question: { name, label }, error }: QuestionProps) {
  const {
    field: { ref, value, onBlur, onChange },
  } = useController<Answers>({ name });
  return (
    <div className={styles.tick}>
      <Choice
        kind="checkbox"
        name={name}
        ref={ref}
        label={label}
        required
        error={error}
        checked={value === 'yes'}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
      />
    </div>
  );
}
