import { JumpList } from '@/components/blocks/jump-list';
import { ChartGrid } from '@/components/charts/frame/chart-grid';
import { OverviewCard } from '@/components/charts/frame/overview-card';
import { HasSampleLabel } from '@/components/charts/frame/chart-contexts';
import { overviewRows } from '@/lib/content/research/sector-charts';
import styles from './member-charts.module.css';
import { readSectorChart } from './read-sector-charts';

const anchors = overviewRows.map(({ key }) => key);
const jumps = overviewRows.map(({ key, title }) => ({ anchor: key, label: title }));

/** A sector's charts for members. Each loads its data and code when it nears the viewport. */
export function SectorMemberCharts({ slug, isSample }: { slug: string; isSample: boolean }) {
  return (
    <HasSampleLabel value={isSample}>
      <JumpList label="All charts" jumps={jumps} />
      <ChartGrid className={styles.grid} anchors={anchors}>
        {overviewRows.map(({ key, title, text, tells, kind }) => (
          <OverviewCard
            key={key}
            anchor={key}
            name={`${slug}-${key}`}
            title={title}
            text={`${text} ${tells}`}
            kind={kind}
            load={() => readSectorChart(slug, key)}
          />
        ))}
      </ChartGrid>
    </HasSampleLabel>
  );
}
