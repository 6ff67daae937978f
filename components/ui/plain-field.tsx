import { useId, type InputHTMLAttributes } from 'react';
import styles from './field.module.css';

type PlainFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style'> & {
  label: string;
  hint: string;
};

/** A field that never errs, looking like the others: for first loads that have no room for the whole one. */
export function PlainField({ label, hint, ...input }: PlainFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
      <input type="text" {...input} id={id} aria-describedby={hintId} className={styles.control} />
    </div>
  );
}
