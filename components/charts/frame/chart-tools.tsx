import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { chartFileName, type ChartMeta } from '@/lib/charts/chart-csv';
import styles from './chart-tools.module.css';
import { saveFile } from './save-file';

type ChartToolsProps = {
  name: string;
  title: string;
  meta: ChartMeta;
  csv: () => string;
  picture: () => Promise<Blob>;
  /** Additional actions for the chart. */
  children?: ReactNode;
};

/** Download buttons for the values and the image, both of which include the source and date. */
export function ChartTools({ name, title, meta, csv, picture, children }: ChartToolsProps) {
  const [message, setMessage] = useState('');

  const saveNumbers = () => {
    saveFile(chartFileName(name, meta, 'csv'), new Blob([csv()], { type: 'text/csv;charset=utf-8' }));
    setMessage('CSV downloaded.');
  };
  const savePicture = async () => {
    try {
      saveFile(chartFileName(name, meta, 'png'), await picture());
      setMessage('PNG downloaded.');
    } catch {
      setMessage('The image could not be created. Download the CSV instead.');
    }
  };

  return (
    <div className={styles.tools}>
      {children}
      <button type="button" className={styles.tool} aria-label={`Download CSV of ${title}`} onClick={saveNumbers}>
        CSV
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={`Download PNG of ${title}`}
        onClick={() => void savePicture()}
      >
        PNG
      </button>
      <span role="status">
        <VisuallyHidden>{message}</VisuallyHidden>
      </span>
    </div>
  );
}
