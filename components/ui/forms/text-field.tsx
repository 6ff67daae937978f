import { useImperativeHandle, useRef, type InputHTMLAttributes, type Ref } from 'react';
import { Field, type FieldCopy } from './field';
import styles from './field.module.css';
import { useEarlyValue } from './use-early-value';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style'>;
type TextFieldProps = InputProps &
  FieldCopy & {
    ref?: Ref<HTMLInputElement | null>;
    /** Called with the text on each change, and with text that was typed before hydration. */
    onValue?: (value: string) => void;
  };

/** A single-line text field. What a form library registers (name, onChange, ref) is passed to the input. */
export function TextField({ label, hint, error, isOptional, refusedBy, ref, onValue, ...input }: TextFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current, []);
  useEarlyValue({
    field,
    read: () => field.current?.value,
    sent: String(input.value ?? input.defaultValue ?? ''),
    onValue,
  });
  const change = onValue && { onChange: (event: { target: HTMLInputElement }) => onValue(event.target.value) };
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} refusedBy={refusedBy}>
      {(wiring) => <input type="text" {...input} {...change} {...wiring} ref={field} className={styles.control} />}
    </Field>
  );
}
