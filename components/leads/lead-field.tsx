import { useId } from 'react';
import { ParagraphField } from '@/components/ui/forms/paragraph-field';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import type { LeadField as Copy } from '@/lib/content/leads/lead-form-copy';
import styles from './lead-form.module.css';

const inputs = {
  text: { type: 'text' },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel' },
  url: { type: 'url', autoCapitalize: 'none', spellCheck: false },
  date: { type: 'date' },
  decimal: { type: 'text', inputMode: 'decimal' },
} as const;

type LeadFieldProps = { field: Copy; error: string | undefined; value: string | undefined; autoFocus: boolean };

/** A field of a lead form with the native control for its kind. */
export function LeadField({ field, error, value, autoFocus }: LeadFieldProps) {
  const { kind, options = [], initial, ...words } = field;
  const given = { ...words, error, defaultValue: value ?? initial, autoFocus };
  if (kind === 'tick') return <Tick {...words} error={error} isTicked={Boolean(value)} />;
  if (kind === 'select') return <SelectField {...given} options={options} />;
  if (kind === 'paragraph') return <ParagraphField {...given} />;
  return <TextField {...given} {...inputs[kind]} />;
}

type TickProps = Pick<Copy, 'name' | 'label'> & { error: string | undefined; isTicked: boolean };

/** A consent checkbox, which is never preselected. */
function Tick({ name, label, error, isTicked }: TickProps) {
  const errorId = `${useId()}-error`;
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={name}
          value="on"
          defaultChecked={isTicked}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={styles.promise}>{label}</span>
      </label>
      {error ? (
        <p className={styles.failure} id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
