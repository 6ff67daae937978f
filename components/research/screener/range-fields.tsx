import { screenerCopy as copy, screenLabel, screenNames } from '@/lib/content/research/screener/screener';
import type { ScreenFigure } from '@/lib/domain/research/screener/figures';
import { writeBound, type Bounds } from '@/lib/domain/research/screener/screen';
import styles from './screen-form.module.css';

export type Rejected = { typed: string; text: string };
type RangeFieldsProps = {
  figure: ScreenFigure;
  bounds: Bounds;
  /** Input that could not be parsed, with the reason, by field. */
  rejected: ReadonlyMap<string, Rejected>;
};

/** The minimum and maximum of a figure. */
export function RangeFields({ figure, bounds, rejected }: RangeFieldsProps) {
  const names = { min: `${figure}-min`, max: `${figure}-max` };
  const errors = [names.min, names.max].map((name) => rejected.get(name)?.text ?? '').filter((text) => text !== '');
  const errorId = `${figure}-error`;
  return (
    <fieldset className={styles.range}>
      <legend>{screenLabel(figure)}</legend>
      {(['min', 'max'] as const).map((end) => {
        const value = bounds[end];
        const typed = rejected.get(names[end])?.typed;
        return (
          <input
            key={end}
            type="text"
            name={names[end]}
            aria-label={`${screenNames[figure]}, ${copy[end]}`}
            placeholder={copy[end]}
            defaultValue={typed ?? (value === undefined ? '' : writeBound(figure, value))}
            aria-invalid={typed === undefined ? undefined : true}
            aria-describedby={typed === undefined ? undefined : errorId}
            inputMode="text"
            autoComplete="off"
            maxLength={24}
          />
        );
      })}
      {errors.length > 0 ? (
        <p id={errorId} className={styles.error}>
          {errors.join(' ')}
        </p>
      ) : null}
    </fieldset>
  );
}
