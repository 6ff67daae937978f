import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { Button } from '@/components/ui/forms/button';
import { Choice } from '@/components/ui/forms/choice';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import { fieldsOf } from '@/lib/client/http/fields-of';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import type { PayoutField } from '@/lib/content/referrals/payout-fields';
import styles from './payouts.module.css';

type Values = Record<string, string | boolean>;
type ServerFormProps = {
  label: string;
  fields: readonly PayoutField[];
  submit: string;
  busy: string;
  /** What is known before anything is typed. */
  given?: Values;
  /** Sends the values, without empty ones; throws the server's error. */
  send: (values: Values) => Promise<void>;
  children?: ReactNode;
};

/** A form that the server validates: its messages appear at their fields, the first of which gets the focus; input stays. */
export function ServerForm({ label, fields, given = {}, submit, busy, send, children }: ServerFormProps) {
  const [values, setValues] = useState<Values>(given);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFaults({});
    setRefusal('');
    try {
      await send(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')));
    } catch (error) {
      const wrong = fieldsOf(error);
      setFaults(wrong);
      if (!fields.some(({ name }) => name in wrong)) setRefusal(failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void save(event)} className={styles.form} noValidate aria-label={label}>
      {fields.map((field) => (
        <div key={field.name} data-width={field.kind === 'tick' ? 'full' : field.width}>
          <FieldOf
            field={field}
            value={values[field.name]}
            error={faults[field.name]}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
          />
        </div>
      ))}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy} busyLabel={busy}>
          {submit}
        </Button>
        {children}
      </div>
      <FormRefusal>{refusal}</FormRefusal>
    </form>
  );
}

type FieldOfProps = {
  field: PayoutField;
  value: string | boolean | undefined;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
};

function FieldOf({ field, value, error, onChange }: FieldOfProps) {
  const { name, label, kind, hint, options, autoComplete = 'off', isNumeric, isOptional = false } = field;
  const text = typeof value === 'string' ? value : '';
  const common = { name, label, error, autoComplete, isOptional, ...(hint ? { hint } : {}) };
  if (kind === 'tick')
    return (
      <Choice
        kind="checkbox"
        name={name}
        label={label}
        error={error}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  if (options) return <SelectField {...common} options={options} value={text} onValue={onChange} />;
  return (
    <TextField {...common} value={text} onValue={onChange} {...(isNumeric ? { inputMode: 'numeric' as const } : {})} />
  );
}
