import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldCopy } from './field';
import styles from './field.module.css';

type NativeProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'style'>;
type ParagraphFieldProps = NativeProps & FieldCopy & { ref?: Ref<HTMLTextAreaElement> };

/** A multiline text field. */
export function ParagraphField({ label, hint, error, isOptional, ref, ...area }: ParagraphFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => <textarea rows={4} {...area} {...wiring} ref={ref} className={styles.control} />}
    </Field>
  );
}
