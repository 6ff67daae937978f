import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './choice.module.css';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'type'>;
type ChoiceProps = NativeProps & {
  kind?: 'radio' | 'checkbox';
  label: ReactNode;
  note?: string;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** One option, clickable across the whole row; built on a native radio or checkbox. */
export function Choice({ kind = 'radio', label, note, error, ref, ...input }: ChoiceProps) {
  const id = useId();
  const noteId = note ? `${id}-note` : undefined;
  return (
    <>
      <label className={styles.choice}>
        <input
          {...input}
          ref={ref}
          type={kind}
          className={styles.input}
          aria-describedby={[error && `${id}-error`, noteId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          aria-labelledby={`${id}-label`}
        />
        <span>
          <span id={`${id}-label`}>{label}</span>
          {note ? (
            <span className={styles.note} id={noteId}>
              {note}
            </span>
          ) : null}
        </span>
      </label>
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </>
  );
}

type ChoiceGroupProps = {
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Places short options side by side where they fit. */
  isInline?: boolean | undefined;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
};

/** A legend above its options. */
export function ChoiceGroup({ legend, hint, error, isInline = false, ref, children }: ChoiceGroupProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset ref={ref} className={styles.group} aria-describedby={describedBy} data-invalid={error ? '' : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {isInline ? <div className={styles.inline}>{children}</div> : children}
    </fieldset>
  );
}
