import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldWords } from './field';
import styles from './field.module.css';
import { Icon } from './icon';

export type SelectOption = { value: string; label: string };
type NativeProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'style'>;
type SelectFieldProps = NativeProps & FieldWords & { options: readonly SelectOption[]; ref?: Ref<HTMLSelectElement> };

/** The browser's own select: it works with 249 countries, a thumb and a screen reader. */
export function SelectField({ label, hint, error, isOptional, options, ref, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className={styles.pair}>
          <select {...select} {...wiring} ref={ref} className={styles.control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
        </div>
      )}
    </Field>
  );
}
