import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { placeStateWords } from '@/lib/content/place-states';
import type { regionChoices } from '@/lib/content/place-names';
import { placeStates } from '@/lib/domain/places';
import type { PlaceFilterValues } from '@/lib/server/page-props/place-filter';
import styles from './place-filter.module.css';

const states = [
  { value: '', label: 'Free or not' },
  ...placeStates.map((value) => ({ value, label: placeStateWords[value].label })),
];

type PlaceFilterProps = { path: string; filter: PlaceFilterValues; regions: typeof regionChoices };

/** The browser sends it and the server answers a page: what was asked for is in the address and still in the fields. */
export function PlaceFilter({ path, filter, regions }: PlaceFilterProps) {
  const choices = [{ value: '', label: 'All of them' }, ...regions.map(([value, label]) => ({ value, label }))];
  return (
    <form action={`${path}#list`} method="get" className={styles.form} role="search">
      <div className={styles.wide}>
        <TextField name="q" label="Search by name" type="search" maxLength={80} defaultValue={filter.q} />
      </div>
      <SelectField name="region" label="State" options={choices} defaultValue={filter.region ?? ''} />
      <SelectField name="state" label="Who leads it" options={states} defaultValue={filter.state ?? ''} />
      <Button type="submit" isWide weight="outline">
        Show
      </Button>
    </form>
  );
}
