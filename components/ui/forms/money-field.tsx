import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldCopy } from './field';
import styles from './field.module.css';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'type'>;
type MoneyFieldProps = InputProps & FieldCopy & { ref?: Ref<HTMLInputElement> };

/** An amount in dollars. It is a text input, because people type commas and number inputs change on scroll. */
export function MoneyField({ label, hint, error, isOptional, ref, ...input }: MoneyFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className={styles.pair}>
          <span className={styles.before} aria-hidden="true">
            $
          </span>
          <input {...input} {...wiring} ref={ref} type="text" inputMode="decimal" className={styles.control} />
        </div>
      )}
    </Field>
  );
}
