import { screenerCopy as copy, screenLabel, screenNames } from '@/lib/content/research/screener/screener';
import type { ScreenFigure } from '@/lib/domain/research/screener/figures';
import { writeBound, type Bounds } from '@/lib/domain/research/screener/screen';
import styles from './screen-form.module.css';

type RangeFieldsProps = {
  figure: ScreenFigure;
  bounds: Bounds;
  /** Unreadable input, by field. */
  rejected: ReadonlyMap<string, string>;
};

/** A figure's lowest and highest value. */
export function RangeFields({ figure, bounds, rejected }: RangeFieldsProps) {
  return (
    <fieldset className={styles.range}>
      <legend>{screenLabel(figure)}</legend>
      {(['min', 'max'] as const).map((end) => {
        const value = bounds[end];
        const name = `${figure}-${end}`;
        const typed = rejected.get(name);
        return (
          <input
            key={end}
            type="text"
            name={name}
            aria-label={`${screenNames[figure]}, ${copy[end]}`}
            placeholder={copy[end]}
            defaultValue={typed ?? (value === undefined ? '' : writeBound(figure, value))}
            aria-invalid={typed === undefined ? undefined : true}
            inputMode="text"
            autoComplete="off"
            maxLength={24}
          />
        );
      })}
    </fieldset>
  );
}
