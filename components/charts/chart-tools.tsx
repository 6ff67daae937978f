import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { chartFileName, type ChartMeta } from '@/lib/domain/chart-csv';
import styles from './chart-tools.module.css';
import { saveFile } from './save-file';

type ChartToolsProps = {
  name: string;
  title: string;
  meta: ChartMeta;
  csv: () => string;
  picture: () => Promise<Blob>;
  /** What else can be done with this chart. */
  children?: ReactNode;
};

/** What a reader can take along: the numbers and the picture, each with its source and date inside. */
export function ChartTools({ name, title, meta, csv, picture, children }: ChartToolsProps) {
  const [said, setSaid] = useState('');

  const saveNumbers = () => {
    saveFile(chartFileName(name, meta, 'csv'), new Blob([csv()], { type: 'text/csv;charset=utf-8' }));
    setSaid('The CSV file is on its way to your downloads.');
  };
  const savePicture = async () => {
    try {
      saveFile(chartFileName(name, meta, 'png'), await picture());
      setSaid('The PNG file is on its way to your downloads.');
    } catch {
      setSaid('Your browser could not make the picture. The CSV file has the same numbers.');
    }
  };

  return (
    <div className={styles.tools}>
      {children}
      <button type="button" className={styles.tool} aria-label={`CSV file of ${title}`} onClick={saveNumbers}>
        CSV
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={`PNG picture of ${title}`}
        onClick={() => void savePicture()}
      >
        PNG
      </button>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </div>
  );
}
