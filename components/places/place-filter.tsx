import { Button } from '@/components/ui/forms/button';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import { placeStateCopy } from '@/lib/content/places/place-states';
import type { regionChoices } from '@/lib/content/places/place-names';
import { placeStates } from '@/lib/domain/places/places';
import type { PlaceFilterValues } from '@/lib/server/places/page-props/place-filter';
import styles from './place-filter.module.css';

const states = [
  { value: '', label: 'Any status' },
  ...placeStates.map((value) => ({ value, label: placeStateCopy[value].label })),
];

type PlaceFilterProps = { path: string; filter: PlaceFilterValues; regions: typeof regionChoices };

/** A plain GET form, so that filters work without scripts and stay in the URL. */
export function PlaceFilter({ path, filter, regions }: PlaceFilterProps) {
  const choices = [{ value: '', label: 'All states' }, ...regions.map(([value, label]) => ({ value, label }))];
  return (
    <form action={`${path}#list`} method="get" className={styles.form} role="search">
      <div className={styles.wide}>
        <TextField name="q" label="Search by name" type="search" maxLength={80} defaultValue={filter.q} />
      </div>
      <SelectField name="region" label="State" options={choices} defaultValue={filter.region ?? ''} />
      <SelectField name="state" label="Status" options={states} defaultValue={filter.state ?? ''} />
      <Button type="submit" isWide weight="outline">
        Apply filters
      </Button>
    </form>
  );
}
