import { useState } from 'react';
import { saveFile } from '@/components/charts/frame/save-file';
import { neutralFailure } from '@/lib/content/shared/faults';
import { offline } from '@/lib/content/shared/frame';
import { insightsPage as copy } from '@/lib/content/research/sectors-pages';
import type { SectorsChart } from '@/lib/domain/research/research';
import styles from './raw-file.module.css';
import { rawCsv } from './raw-csv';
import { readRawChart } from './read-sector-charts';

type RawFileProps = { chart: SectorsChart; title: string; slugs: readonly string[] };

/** A download of the company data behind a chart, loaded on demand. */
export function RawFile({ chart, title, slugs }: RawFileProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function save() {
    setIsBusy(true);
    setRefusal('');
    try {
      const text = rawCsv(title, await readRawChart(chart, slugs));
      saveFile(`${chart}-companies.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      const isRefusal = error instanceof Error && error.name === 'CallError';
      setRefusal(!navigator.onLine ? offline : isRefusal ? error.message : neutralFailure);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div>
      <button
        type="button"
        className={styles.file}
        aria-busy={isBusy}
        onClick={() => (isBusy ? undefined : void save())}
      >
        {isBusy ? copy.rawBusy : copy.raw(title)}
      </button>
      {refusal ? (
        <p role="alert" className={styles.refusal}>
          {copy.rawFailed}. {refusal}
        </p>
      ) : null}
    </div>
  );
}
