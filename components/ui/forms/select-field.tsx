import { useImperativeHandle, useRef, type Ref, type SelectHTMLAttributes } from 'react';
import { Field, type FieldCopy } from './field';
import styles from './field.module.css';
import { Icon } from '../icon';
import { useEarlyValue } from './use-early-value';

export type SelectOption = { value: string; label: string };
type NativeProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'style'>;
type SelectFieldProps = NativeProps &
  FieldCopy & {
    options: readonly SelectOption[];
    ref?: Ref<HTMLSelectElement | null>;
    /** Called with the selected value on each change, and with a selection made before hydration. */
    onValue?: (value: string) => void;
  };

/** A native select, which handles 249 countries, touch and screen readers. */
export function SelectField({ label, hint, error, isOptional, options, ref, onValue, ...select }: SelectFieldProps) {
  const field = useRef<HTMLSelectElement>(null);
  useImperativeHandle<HTMLSelectElement | null, HTMLSelectElement | null>(ref, () => field.current, []);
  useEarlyValue({
    field,
    read: () => field.current?.value,
    sent: String(select.value ?? select.defaultValue ?? options[0]?.value ?? ''),
    onValue,
  });
  const change = onValue && { onChange: (event: { target: HTMLSelectElement }) => onValue(event.target.value) };
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className={styles.pair}>
          <select {...select} {...change} {...wiring} ref={field} className={styles.control}>
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
