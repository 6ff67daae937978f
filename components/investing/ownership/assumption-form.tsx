import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import type { SimulatorCopy } from '@/lib/content/investing/simulator';
import {
  assumptionNames,
  assumptions,
  readAssumption,
  type AssumptionName,
  type Assumptions,
} from '@/lib/domain/investing/simulator';
import { groupDigits } from '@/lib/domain/shared/numbers';
import styles from './assumption-form.module.css';

type Unit = SimulatorCopy['fields'][AssumptionName]['unit'];

type AssumptionFormProps = {
  copy: SimulatorCopy;
  chosen: Assumptions;
  onChange: (name: AssumptionName, value: number) => void;
  onReset: () => void;
};

/** Unit signs before the number, by unit. */
const before: Partial<Record<Unit, string>> = { dollars: '$' };
const after: Partial<Record<Unit, string>> = { percent: '%', times: '×' };

/** Returns an error that states the field's range, such as "$0 to $1 trillion". */
function rangeError(text: string, name: AssumptionName, unit: Unit) {
  const { min, max } = assumptions[name];
  // eslint-disable-next-line no-restricted-syntax -- groupDigits has no words for units, and only an error shows them.
  const long = new Intl.NumberFormat('en-US', { notation: 'compact', compactDisplay: 'long' });
  const format = (value: number) => `${before[unit] ?? ''}${long.format(value)}${after[unit] ?? ''}`;
  return text.replace('{least}', format(min)).replace('{most}', format(max));
}

/** A field for each assumption. Invalid input stays in its field with an error and does not change the simulation. */
export function AssumptionForm({ copy, chosen, onChange, onReset }: AssumptionFormProps) {
  const [typed, setTyped] = useState<Partial<Record<AssumptionName, string>>>({});

  const type = (name: AssumptionName, text: string) => {
    setTyped((others) => ({ ...others, [name]: text }));
    const value = readAssumption(name, text);
    if (value !== null) onChange(name, value);
  };
  // Formats a valid number on blur.
  const leave = (name: AssumptionName) => {
    if (readAssumption(name, typed[name] ?? '') !== null) setTyped({ ...typed, [name]: undefined });
  };

  return (
    <form aria-label={copy.form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <noscript>
        <p>{copy.needsScripts}</p>
      </noscript>
      {assumptionNames.map((name) => {
        const { label, hint, unit } = copy.fields[name];
        if (unit === 'choice')
          return (
            <SelectField
              key={name}
              name={name}
              label={label}
              hint={hint}
              options={copy.choices}
              value={String(chosen[name])}
              onValue={(value) => onChange(name, Number(value))}
            />
          );
        const text = typed[name];
        const isWrong = text !== undefined && readAssumption(name, text) === null;
        return (
          <TextField
            key={name}
            name={name}
            label={label}
            hint={hint}
            error={isWrong ? rangeError(copy.wrong, name, unit) : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={text ?? `${before[unit] ?? ''}${groupDigits(chosen[name], 6)}${after[unit] ?? ''}`}
            onValue={(value) => type(name, value)}
            onBlur={() => leave(name)}
          />
        );
      })}
      <div className={styles.reset}>
        <Button
          weight="outline"
          onClick={() => {
            setTyped({});
            onReset();
          }}
        >
          {copy.reset}
        </Button>
      </div>
    </form>
  );
}
