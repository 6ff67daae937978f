import { ChartCard } from '@/components/charts/chart-card';
import { EmptyState } from '@/components/ui/empty-state';
import { sectorsChartRows } from '@/lib/content/sector-charts';
import { insightsPage as words } from '@/lib/content/sectors-pages';
import type { SectorsChart } from '@/lib/domain/research';
import { RawFile } from './raw-file';
import styles from './member-insights.module.css';
import { SectorPicker } from './sector-picker';
import { useChosenSectors } from './use-chosen-sectors';

/** A member's six charts over the sectors of their choice, and the companies' own numbers behind them. */
export function MemberInsights({ sectors }: { sectors: readonly { slug: string; name: string }[] }) {
  const { chosen, choose } = useChosenSectors(sectors);
  return (
    <div className={styles.part}>
      <SectorPicker sectors={sectors} chosen={chosen} onChange={choose} />
      {chosen.length === 0 ? (
        <EmptyState icon="list" title={words.none}>
          {words.chartsText}
        </EmptyState>
      ) : (
        <div className={styles.grid}>
          {sectorsChartRows.map(({ key, title, text, tells, kind }) => (
            <div key={key} className={styles.one}>
              <ChartCard
                name={`${key}-${chosen.join('-')}`}
                title={title}
                description={`${text} ${tells}`}
                kind={kind}
                load={(signal) => load(key, chosen, signal)}
              />
              <RawFile chart={key} title={title} slugs={chosen} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

const load = async (chart: SectorsChart, slugs: readonly string[], signal: AbortSignal) =>
  (await import('./chart-calls')).readSectorsChart(chart, slugs, signal);
