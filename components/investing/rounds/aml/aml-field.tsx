import { Choice, ChoiceGroup } from '@/components/ui/forms/choice';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import { amlCopy as copy, type AmlField as Row } from '@/lib/content/investing/aml-form';
import { countries } from '@/lib/domain/shared/countries';

type AmlFieldProps = { field: Row; value: unknown; error: string | undefined; onChange: (value: unknown) => void };

const none = { value: '', label: copy.choose };
const countryOptions = [none, ...countries.map(({ value, label }) => ({ value, label }))];

/** Renders a field of the identity form as the control for its kind. */
export function AmlField({ field: { name, label, kind, autoComplete }, value, error, onChange }: AmlFieldProps) {
  const text = typeof value === 'string' ? value : '';
  if (kind === 'country' || kind === 'source')
    return (
      <SelectField
        name={name}
        label={label}
        error={error}
        autoComplete={autoComplete}
        options={kind === 'country' ? countryOptions : [none, ...copy.sources]}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  if (kind === 'yes-no')
    return (
      <ChoiceGroup legend={label} error={error}>
        {[true, false].map((answer) => (
          <Choice
            key={String(answer)}
            name={name}
            label={answer ? copy.yes : copy.no}
            checked={value === answer}
            onChange={() => onChange(answer)}
          />
        ))}
      </ChoiceGroup>
    );
  if (kind === 'tick')
    return (
      <Choice
        kind="checkbox"
        name={name}
        label={label}
        {...(error ? { note: error } : {})}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  return (
    <TextField
      type={kind === 'date' ? 'date' : 'text'}
      name={name}
      label={label}
      error={error}
      autoComplete={autoComplete ?? 'off'}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
