import { Button } from '@/components/ui/forms/button';
import { PlainField } from '@/components/ui/forms/plain-field';
import type { CapTablePageCopy } from '@/lib/content/investing/cap-table';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import styles from './day-form.module.css';

type DayFormProps = { copy: CapTablePageCopy['history']; on: DateOnly; today: DateOnly; isHistory: boolean };

/** A plain GET form, with or without scripts: the server returns the page for the date. */
export function DayForm({ copy, on, today, isHistory }: DayFormProps) {
  return (
    <form action={`${paths.capTable}#table`} method="get" className={styles.form}>
      <div className={styles.day}>
        <PlainField label={copy.label} hint={copy.hint} type="date" name="on" max={today} defaultValue={on} required />
      </div>
      <Button type="submit" weight="outline">
        {copy.button}
      </Button>
      {isHistory ? (
        <a href={paths.capTable} className={styles.back}>
          {copy.today}
        </a>
      ) : null}
    </form>
  );
}
