import { Choice, ChoiceGroup } from './choice';

type OneOfProps<Value extends string | number> = {
  legend: string;
  hint?: string;
  error?: string | undefined;
  name: string;
  values: readonly Value[];
  wordsOf: (value: Value) => { label: string; note?: string };
  /** None, before a choice is made. */
  value: Value | null | undefined;
  onChange: (value: Value) => void;
};

/** A question with one answer out of a few, all of them in sight. */
export function OneOf<Value extends string | number>(props: OneOfProps<Value>) {
  const { legend, hint, error, name, values, wordsOf, value, onChange } = props;
  return (
    <ChoiceGroup legend={legend} hint={hint} error={error}>
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
