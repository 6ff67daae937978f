import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { SimulatorWords } from '@/lib/content/simulator';
import { assumptionNames, readAssumption, type AssumptionName, type Assumptions } from '@/lib/domain/simulator';
import styles from './assumption-form.module.css';

type AssumptionFormProps = {
  words: SimulatorWords;
  chosen: Assumptions;
  onChange: (name: AssumptionName, value: number) => void;
  onReset: () => void;
};

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** A field for each assumption. What makes no sense stays as it was typed, with a sentence, and changes nothing. */
export function AssumptionForm({ words, chosen, onChange, onReset }: AssumptionFormProps) {
  const [typed, setTyped] = useState<Partial<Record<AssumptionName, string>>>({});

  const type = (name: AssumptionName, text: string) => {
    setTyped({ ...typed, [name]: text });
    const value = readAssumption(name, text);
    if (value !== null) onChange(name, value);
  };
  // A field that was left well shows its number as numbers are written.
  const leave = (name: AssumptionName) => {
    if (readAssumption(name, typed[name] ?? '') !== null) setTyped({ ...typed, [name]: undefined });
  };

  return (
    <form aria-label={words.form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      {assumptionNames.map((name) => {
        const { label, hint, unit } = words.fields[name];
        if (unit === 'choice')
          return (
            <SelectField
              key={name}
              name={name}
              label={label}
              hint={hint}
              options={words.choices}
              value={String(chosen[name])}
              onChange={(event) => onChange(name, Number(event.target.value))}
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
            error={isWrong ? words.wrong : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={text ?? `${unit === 'dollars' ? '$' : ''}${plain.format(chosen[name])}`}
            onChange={(event) => type(name, event.target.value)}
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
          {words.reset}
        </Button>
      </div>
    </form>
  );
}
