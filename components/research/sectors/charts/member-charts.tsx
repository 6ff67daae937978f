import { useEffect, useRef } from 'react';
import { JumpList } from '@/components/blocks/jump-list';
import { OverviewCard } from '@/components/charts/frame/overview-card';
import { HasSampleLabel } from '@/components/charts/frame/chart-contexts';
import { overviewRows } from '@/lib/content/research/sector-charts';
import styles from './member-charts.module.css';
import { readSectorChart } from './read-sector-charts';

const jumps = overviewRows.map(({ key, title }) => ({ anchor: key, label: title }));

/** A member's charts at a glance: each loads data and code when it is near the viewport. */
export function MemberCharts({ slug, isSample }: { slug: string; isSample: boolean }) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The URL may name one of them: until now a teaser was in its place.
    const named = overviewRows.find(({ key }) => window.location.hash === `#${key}`);
    if (named) grid.current?.querySelector(`#${named.key}`)?.scrollIntoView();
  }, []);
  return (
    <HasSampleLabel value={isSample}>
      <JumpList label="All charts" jumps={jumps} />
      <div className={styles.grid} ref={grid}>
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
      </div>
    </HasSampleLabel>
  );
}
