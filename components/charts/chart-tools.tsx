import styles from './chart-tools.module.css';
import { saveFile } from './save-file';

type ChartToolsProps = { name: string; csv: () => string };

/** What a reader can take along. */
export function ChartTools({ name, csv }: ChartToolsProps) {
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        onClick={() => saveFile(`${name}.csv`, new Blob([csv()], { type: 'text/csv;charset=utf-8' }))}
      >
        CSV
      </button>
    </div>
  );
}
