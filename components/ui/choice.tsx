import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './choice.module.css';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'type'>;
type ChoiceProps = NativeProps & {
  kind?: 'radio' | 'checkbox';
  label: ReactNode;
  note?: string;
  ref?: Ref<HTMLInputElement>;
};

/** One answer as a whole row to press: the native radio or checkbox does the work. */
export function Choice({ kind = 'radio', label, note, ref, ...input }: ChoiceProps) {
  const id = useId();
  const noteId = note ? `${id}-note` : undefined;
  return (
    <label className={styles.choice}>
      <input
        {...input}
        ref={ref}
        type={kind}
        className={styles.input}
        aria-describedby={noteId}
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
  );
}

type ChoiceGroupProps = { legend: string; error?: string | undefined; children: ReactNode };

/** The question above its answers. */
export function ChoiceGroup({ legend, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}
