import { insightsPage as copy } from '@/lib/content/research/sectors-pages';
import styles from './member-insights.module.css';
import { maxChosen } from './use-chosen-sectors';

type SectorPickerProps = {
  sectors: readonly { slug: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Selects the sectors that the charts compare. */
export function SectorPicker({ sectors, chosen, onChange }: SectorPickerProps) {
  const isFull = chosen.length >= maxChosen;
  return (
    <fieldset>
      <legend className={styles.legend}>{copy.pick}</legend>
      {sectors.length > maxChosen ? <p className={styles.hint}>{copy.max(maxChosen)}</p> : null}
      <div className={styles.picker}>
        {sectors.map(({ slug, name }) => {
          const isChosen = chosen.includes(slug);
          return (
            <label key={slug} className={styles.sector}>
              <input
                type="checkbox"
                className={styles.box}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onChange(isChosen ? chosen.filter((one) => one !== slug) : [...chosen, slug])}
              />
              {name}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
