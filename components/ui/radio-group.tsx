import { useRef } from 'react';
import { checkedIn } from './forms/checked-in';
import { Choice, ChoiceGroup } from './forms/choice';
import { useEarlyValue } from './forms/use-early-value';

type RadioGroupProps<Value extends string | number> = {
  legend: string;
  hint?: string;
  error?: string | undefined;
  name: string;
  values: readonly Value[];
  wordsOf: (value: Value) => { label: string; note?: string };
  /** Null until an option is selected. */
  value: Value | null | undefined;
  onChange: (value: Value) => void;
};

/** A question with a few options, all of them visible. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { legend, hint, error, name, values, wordsOf, value, onChange } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyValue({
    field: group,
    read: () => checkedIn(group.current),
    sent: value?.toString(),
    onValue: (early) => {
      const chosen = values.find((one) => String(one) === early);
      if (chosen !== undefined) onChange(chosen);
    },
  });
  return (
    <ChoiceGroup ref={group} legend={legend} hint={hint} error={error}>
      {values.map((one) => (
        <Choice
          key={one}
          name={name}
          value={one}
          checked={value === one}
          onChange={() => onChange(one)}
          {...wordsOf(one)}
        />
      ))}
    </ChoiceGroup>
  );
}
