import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

export type FieldCopy = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  /** The id of a form-level error that applies to this field along with others. */
  refusedBy?: string | undefined;
};

/** Attributes that connect a control with its label, hint and error. */
export type FieldWiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type FieldProps = FieldCopy & { children: (wiring: FieldWiring) => ReactNode };

/** The label, hint and error around a control. All fields get their ARIA attributes here. */
export function Field({ label, hint, error, isOptional, refusedBy, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, refusedBy, hintId].filter(Boolean).join(' ') || undefined;

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {children({ id, 'aria-invalid': error || refusedBy ? true : undefined, 'aria-describedby': describedBy })}
      {error ? (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
