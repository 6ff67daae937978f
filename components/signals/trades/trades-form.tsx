import { useRouter } from 'next/router';
import type { SyntheticEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import { Opener } from '@/components/ui/navigation/opener';
import { TextLink } from '@/components/ui/navigation/text-link';
import { columnNames, outcomeNames, periodNames } from '@/lib/content/signals/listing/filter-text';
import { tradesPage as copy } from '@/lib/content/signals/listing/trades-page';
import { tradesPath } from '@/lib/domain/signals/listing/trades-path';
import type { TradesProps } from '@/lib/server/signals/page-props/trades';
import styles from './trades-page.module.css';

type TradesFormProps = Pick<TradesProps, 'query' | 'problems' | 'sectors' | 'hrefs'>;

/** The filters and sort order. The form works without scripts; with them, results replace the list in place. */
export function TradesForm({ query: { variant, filter, sorting }, problems, sectors, hrefs }: TradesFormProps) {
  const router = useRouter();
  const isFiltered = Object.values(filter).some((value) => value !== null);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    void router.push({ pathname: tradesPath, query: Object.fromEntries(filled) as Record<string, string> }, undefined, {
      scroll: false,
    });
  };
  const problemOf = (field: string) => problems.find((problem) => problem.field === field);
  const field = (name: keyof typeof copy.fields) => ({
    name,
    label: copy.fields[name],
    error: problemOf(name)?.text,
  });
  return (
    <details open={isFiltered || problems.length > 0}>
      <Opener>{copy.filters}</Opener>
      <form action={tradesPath} method="get" onSubmit={submit} className={styles.form}>
        {variant === 'live' ? <input type="hidden" name="variant" value={variant} /> : null}
        <TextField
          {...field('symbol')}
          defaultValue={filter.symbol ?? problemOf('symbol')?.typed ?? ''}
          maxLength={10}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          {...field('type')}
          defaultValue={filter.type?.toLowerCase() ?? ''}
          options={[{ value: '', label: copy.all.type }, ...optionsOf(copy.types)]}
        />
        <SelectField
          {...field('outcome')}
          defaultValue={filter.outcome ?? ''}
          options={[{ value: '', label: copy.all.outcome }, ...optionsOf(outcomeNames)]}
        />
        <SelectField
          {...field('sector')}
          defaultValue={filter.sector ?? ''}
          options={[
            { value: '', label: copy.all.sector },
            ...sectors.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <SelectField
          {...field('period')}
          defaultValue={filter.period ?? ''}
          options={[{ value: '', label: copy.all.period }, ...optionsOf(periodNames)]}
        />
        <TextField {...field('from')} type="date" defaultValue={filter.from ?? ''} />
        <TextField {...field('to')} type="date" defaultValue={filter.to ?? ''} />
        <SelectField {...field('sort')} defaultValue={sorting.key} options={optionsOf(columnNames)} />
        <SelectField {...field('dir')} defaultValue={sorting.direction} options={optionsOf(copy.orders)} />
        <div className={styles.actions}>
          <Button type="submit">{copy.apply}</Button>
          {isFiltered ? <TextLink href={hrefs.clear}>{copy.clear}</TextLink> : null}
        </div>
      </form>
    </details>
  );
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
