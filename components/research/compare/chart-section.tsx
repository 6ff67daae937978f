import type { ComponentProps } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { compareCopy as copy } from '@/lib/content/research/stocks';
import type { CompareChart as Chart } from './compare-chart';
import styles from './compare-page.module.css';

const loadChart = async () => (await import('./compare-parts')).CompareChart;

/** The comparison's chart, loaded after hydration. */
export function ChartSection(props: ComponentProps<typeof Chart>) {
  const { part: CompareChart } = useLazyModule(loadChart, true);
  return (
    <div className={styles.chart}>
      <noscript>
        <p className={styles.note}>{copy.needsScripts}</p>
      </noscript>
      <div data-needs-scripts="">
        {CompareChart ? <CompareChart {...props} /> : <Skeleton label={copy.loading} lines={5} />}
      </div>
    </div>
  );
}
