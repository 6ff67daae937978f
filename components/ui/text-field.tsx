import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldWords } from './field';
import styles from './field.module.css';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style'>;
type TextFieldProps = InputProps & FieldWords & { ref?: Ref<HTMLInputElement> };

/** One line of text. Everything a form library registers (name, onChange, ref) goes to the input. */
export function TextField({ label, hint, error, isOptional, ref, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => <input type="text" {...input} {...wiring} ref={ref} className={styles.control} />}
    </Field>
  );
}
