import styles from './sort-control.module.css';
import type { Sort } from './table';

type SortControlProps<Key extends string> = {
  columns: readonly { key: Key; header: string; isUnsorted?: boolean }[];
  sort: Sort<Key>;
  /** Sorts by a column, or reverses the order if it is the current one. */
  onSort: (key: Key) => void;
};

/** Sorts a table on phones, where the header with its sort buttons is hidden. */
export function SortControl<Key extends string>({ columns, sort, onSort }: SortControlProps<Key>) {
  const isAscending = sort.direction === 'asc';
  return (
    <div className={styles.control} data-needs-scripts="">
      <label className={styles.label}>
        Sort by
        {/* Each option's value is a column key. */}
        <select className={styles.select} value={sort.key} onChange={({ target }) => onSort(target.value as Key)}>
          {columns
            .filter(({ isUnsorted }) => !isUnsorted)
            .map(({ key, header }) => (
              <option key={key} value={key}>
                {header}
              </option>
            ))}
        </select>
      </label>
      <button
        type="button"
        className={styles.direction}
        aria-label={isAscending ? 'Ascending' : 'Descending'}
        onClick={() => onSort(sort.key)}
      >
        {isAscending ? '↑' : '↓'}
      </button>
    </div>
  );
}
