import { useId, useRef, type InputHTMLAttributes } from 'react';
import styles from './field.module.css';
import { useEarlyValue } from './use-early-value';

type PlainFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'onChange'> & {
  label: string;
  hint: string;
  /** Called with the text on each change, and with text that was typed before hydration. */
  onValue?: (value: string) => void;
};

/** A field without error handling, for pages that must keep the full field out of their first load. */
export function PlainField({ label, hint, onValue, ...input }: PlainFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEarlyValue({ field, read: () => field.current?.value, sent: '', onValue });
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
      <input
        type="text"
        {...input}
        ref={field}
        id={id}
        aria-describedby={hintId}
        className={styles.control}
        onChange={(event) => onValue?.(event.target.value)}
      />
    </div>
  );
}
