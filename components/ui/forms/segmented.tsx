import { useId, useRef } from 'react';
import { checkedIn } from './checked-in';
import styles from './segmented.module.css';
import { useEarlyValue } from './use-early-value';

type SegmentedProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/**
 * A choice between two or three views, as radios in a row. Choices take effect at once, which requires scripts, so it
 * is hidden without them.
 */
export function Segmented<Value extends string>({ legend, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyValue({
    field: group,
    read: () => checkedIn(group.current),
    sent: value,
    onValue: (early) => {
      const option = options.find((one) => one.value === early);
      if (option) onChange(option.value);
    },
  });
  return (
    <fieldset ref={group} className={styles.group} data-needs-scripts="">
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={styles.input}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
