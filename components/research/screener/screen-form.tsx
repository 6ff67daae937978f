import { useRouter } from 'next/router';
import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { screenerCopy as copy, screenNames } from '@/lib/content/research/screener/screener';
import { addressWith, screenerAddress } from '@/lib/domain/research/screener/address';
import { defaultColumns, defaultSort, screenFigures } from '@/lib/domain/research/screener/figures';
import { countFilters, isBound, noColumns } from '@/lib/domain/research/screener/screen';
import { paths } from '@/lib/domain/shared/paths';
import type { ScreenerProps } from '@/lib/server/research/screener/page-props/screener';
import { ExampleScreens } from './example-screens';
import { FilterChips } from './filter-chips';
import { isPhone } from './is-phone';
import { RangeFields } from './range-fields';
import styles from './screen-form.module.css';
import { ToolPanel } from './tool-panel';

type ScreenFormProps = Pick<ScreenerProps, 'screen' | 'problems' | 'sectors'>;

/**
 * The filters and columns. The form works without scripts; with them, results replace the table in place and selecting
 * a sector needs no submit.
 */
export function ScreenForm({ screen, problems, sectors }: ScreenFormProps) {
  const router = useRouter();
  const active = countFilters(screen);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    closePanels(event.currentTarget);
    void router.push(addressOf(new FormData(event.currentTarget)), undefined, { scroll: false });
  };
  // Keyed by field. `fieldsKey` remounts the fields when the screen changes.
  const rejected = new Map(problems.map(({ field, ...problem }) => [field, problem]));
  const isRejected = problems.some(({ field }) => isBound(field));
  const fieldsKey = `${screenerAddress({ ...screen, page: 1 })} ${problems.map(({ field, typed }) => `${field},${typed}`).join(' ')}`;
  const sectorId = useId();
  const sector = useRef<HTMLSelectElement>(null);
  const shown = useRef(screen.sector);
  useEffect(() => {
    // Update the value instead of remounting, which would lose the focus.
    if (sector.current && shown.current !== screen.sector) sector.current.value = screen.sector ?? '';
    shown.current = screen.sector;
  }, [screen.sector]);
  return (
    <form action={paths.screener} method="get" onSubmit={submit} className={styles.form}>
      <input type="hidden" name="sort" value={screen.sort} />
      <div className={styles.bar}>
        <div className={styles.sector}>
          <label htmlFor={sectorId}>{copy.sector}</label>
          <select
            ref={sector}
            id={sectorId}
            className={styles.select}
            name="sector"
            defaultValue={screen.sector ?? ''}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            <option value="">{copy.allSectors}</option>
            {sectors.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <ToolPanel label={copy.filters(active)} title={copy.filtersTitle} hint={copy.numberHint} isOpen={isRejected}>
          <div key={fieldsKey} ref={showError} className={styles.filters}>
            {screenFigures.map((figure) => (
              <RangeFields key={figure} figure={figure} bounds={screen.bounds[figure] ?? {}} rejected={rejected} />
            ))}
          </div>
        </ToolPanel>
        <ToolPanel label={copy.columns(screen.columns.length)} title={copy.columnsTitle} hint={copy.columnsHint}>
          <div key={fieldsKey} className={styles.columns}>
            {screenFigures.map((figure) => (
              <label key={figure} className={styles.column}>
                <input type="checkbox" name="columns" value={figure} defaultChecked={screen.columns.includes(figure)} />
                {screenNames[figure]}
              </label>
            ))}
          </div>
        </ToolPanel>
        <Button type="submit">{copy.apply}</Button>
      </div>
      {active === 0 ? <ExampleScreens /> : <FilterChips screen={screen} sectors={sectors} />}
    </form>
  );
}

/** Reopens the panel of the first invalid field; on phones, scrolls its fields to it. */
function showError(fields: HTMLElement | null) {
  const field = fields?.querySelector('[aria-invalid]');
  const panel = field?.closest('details');
  if (!field || !panel) return;
  panel.open = true;
  if (isPhone()) field.scrollIntoView({ block: 'center' });
}

/** Closes the open panels, which cover the list or push it out of view. A panel with an error opens again. */
function closePanels(form: HTMLFormElement) {
  for (const panel of form.querySelectorAll('details')) {
    // A hidden field would lose the focus, so move it to the panel's button.
    if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus();
    panel.open = false;
  }
}

/** Sends the input as typed; the server reports what it cannot parse, and the field keeps it. */
function addressOf(data: FormData) {
  const columns: string[] = [];
  const query: Record<string, string> = {};
  for (const [name, value] of data)
    if (typeof value !== 'string' || value === '' || value === defaultSort) continue;
    else if (name === 'columns') columns.push(value);
    else query[name] = value;
  if (columns.join() !== defaultColumns.join()) query.columns = columns.join() || noColumns;
  return addressWith(paths.screener, query);
}
