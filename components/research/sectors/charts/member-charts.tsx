import { useEffect, useRef } from 'react';
import { JumpList } from '@/components/blocks/jump-list';
import { ChartCard } from '@/components/charts/frame/chart-card';
import { sectorChartRows } from '@/lib/content/research/sector-charts';
import styles from './member-charts.module.css';
import { readSectorChart } from './read-sector-charts';

const jumps = sectorChartRows.map(({ key, title }) => ({ anchor: key, label: title }));

/** A member's eleven charts: each loads data and code when it is near the viewport. */
export function MemberCharts({ slug }: { slug: string }) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The address may name one of them: until now its place was a teaser's.
    const named = sectorChartRows.find(({ key }) => window.location.hash === `#${key}`);
    if (named) grid.current?.querySelector(`#${named.key}`)?.scrollIntoView();
  }, []);
  return (
    <>
      <JumpList label="All charts" jumps={jumps} />
      <div className={styles.grid} ref={grid}>
        {sectorChartRows.map(({ key, title, text, tells, kind }) => (
          <ChartCard
            key={key}
            anchor={key}
            name={`${slug}-${key}`}
            title={title}
            description={`${text} ${tells}`}
            kind={kind}
            load={() => readSectorChart(slug, key)}
          />
        ))}
      </div>
    </>
  );
}
