import { SelectField } from '@/components/ui/forms/select-field';
import { flowCopy } from '@/lib/content/brokerage/application/copy';
import { countries } from '@/lib/domain/shared/countries';
import type { QuestionProps } from './question-props';
import styles from './question.module.css';

const none = { value: '', label: flowCopy.selectOne };

export function SelectQuestion({ question: { label, help, options = [], autoComplete }, field, error }: QuestionProps) {
  const [only, second] = options;
  // There is nothing to choose, and the answer is filled in when the application is loaded.
  if (only && !second)
    return (
      <div>
        <p className={styles.onlyLabel}>{label}</p>
        <p>{only.label}</p>
        <input type="hidden" {...field} />
      </div>
    );
  return (
    <SelectField
      {...field}
      label={label}
      hint={help}
      error={error}
      required
      autoComplete={autoComplete}
      options={[none, ...options]}
    />
  );
}

/** The most common country first, then all countries by name. */
const first = countries.filter(({ value }) => value === 'USA');
const all = [none, ...first, ...countries.filter(({ value }) => value !== 'USA')];

export function CountryQuestion({ question: { label, help, autoComplete }, field, error }: QuestionProps) {
  return (
    <SelectField
      {...field}
      label={label}
      hint={help}
      error={error}
      required
      autoComplete={autoComplete ?? 'off'}
      options={all}
    />
  );
}
