import { ChartCard } from '@/components/charts/frame/chart-card';
import { ChartGrid } from '@/components/charts/frame/chart-grid';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { listIcon } from '@/components/ui/feedback/state-icons/list';
import { sectorsChartRows } from '@/lib/content/research/sector-charts';
import { insightsPage as copy } from '@/lib/content/research/sectors-pages';
import { RawFile } from './charts/raw-file';
import { readSectorsChart } from './charts/read-sector-charts';
import styles from './member-insights.module.css';
import { SectorPicker } from './sector-picker';
import { useChosenSectors } from './use-chosen-sectors';

const anchors = sectorsChartRows.map(({ key }) => key);

/** Six charts of the selected sectors, with downloads of the company data. */
export function MemberInsights({ sectors }: { sectors: readonly { slug: string; name: string }[] }) {
  const { chosen, choose } = useChosenSectors(sectors);
  return (
    <div className={styles.part}>
      <SectorPicker sectors={sectors} chosen={chosen} onChange={choose} />
      {chosen.length === 0 ? (
        <EmptyState icon={listIcon} title={copy.none}>
          {copy.chartsText}
        </EmptyState>
      ) : (
        <ChartGrid className={styles.grid} anchors={anchors}>
          {sectorsChartRows.map(({ key, title, text, tells, kind }) => (
            <div key={key} className={styles.one}>
              <ChartCard
                name={`${key}-${chosen.join('-')}`}
                title={title}
                description={`${text} ${tells}`}
                kind={kind}
                load={() => readSectorsChart(key, chosen)}
              />
              <RawFile chart={key} title={title} slugs={chosen} />
            </div>
          ))}
        </ChartGrid>
      )}
    </div>
  );
}
