import { useRouter } from 'next/router';
import type { SyntheticEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { MoneyField } from '@/components/ui/forms/money-field';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import { whatIfPage as copy } from '@/lib/content/signals/what-if/what-if-page';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import type { WhatIfProps } from '@/lib/server/signals/page-props/what-if';
import styles from './what-if-form.module.css';

type WhatIfFormProps = Pick<WhatIfProps, 'values' | 'errors' | 'options'>;

/** The form works without scripts; with them, its result replaces the page's in place. */
export function WhatIfForm({ values, errors, options }: WhatIfFormProps) {
  const router = useRouter();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') query.set(name, value);
    void router.push(`${recordPaths.whatIf}?${query.toString()}`, undefined, { scroll: false });
  };
  const field = (name: keyof typeof values) => ({
    name,
    label: copy.labels[name],
    error: errors[name],
    defaultValue: values[name],
  });
  return (
    // The key resets the fields when the URL's values change.
    <form
      key={Object.values(values).join(' ')}
      action={recordPaths.whatIf}
      method="get"
      onSubmit={submit}
      noValidate
      className={styles.form}
    >
      <MoneyField {...field('stake')} autoComplete="off" maxLength={40} />
      <TextField {...field('from')} type="date" />
      <TextField {...field('to')} type="date" />
      <SelectField {...field('variant')} options={options.variant} />
      <SelectField {...field('plan')} options={options.plan} />
      <MoneyField {...field('fee')} autoComplete="off" maxLength={40} />
      <SelectField {...field('fill')} options={options.fill} />
      <div className={styles.submit}>
        <Button type="submit">{copy.submit}</Button>
      </div>
    </form>
  );
}
