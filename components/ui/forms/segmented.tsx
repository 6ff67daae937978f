import { useId, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { checkedIn } from './checked-in';
import styles from './segmented.module.css';
import { useEarlyValue } from './use-early-value';

type SegmentedProps<Value extends string> = {
  legend: string;
  /** `unavailable`: why an option cannot be chosen. */
  options: readonly { value: Value; label: string; unavailable?: string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of two or three views: radios in a row. It acts at once, so without scripts it is not shown. */
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
        <label key={option.value} className={styles.option} title={option.unavailable}>
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.unavailable !== undefined}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={styles.input}
          />
          {option.label}
          {option.unavailable ? <VisuallyHidden>. {option.unavailable}</VisuallyHidden> : null}
        </label>
      ))}
    </fieldset>
  );
}
