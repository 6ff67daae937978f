import { useEffect, useRef } from 'react';
import { ChartCard } from '@/components/charts/chart-card';
import { sectorChartRows } from '@/lib/content/sector-charts';
import type { SectorChart } from '@/lib/domain/research';
import styles from './member-charts.module.css';

/** A member's eleven charts: each asks for its numbers, and for the code that draws them, when the reader comes near. */
export function MemberCharts({ slug }: { slug: string }) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The address may name one of them: until now its place was a teaser's.
    const named = sectorChartRows.find(({ key }) => window.location.hash === `#${key}`);
    if (named) grid.current?.querySelector(`#${named.key}`)?.scrollIntoView();
  }, []);
  return (
    <div className={styles.grid} ref={grid}>
      {sectorChartRows.map(({ key, title, text, tells, kind }) => (
        <ChartCard
          key={key}
          anchor={key}
          name={`${slug}-${key}`}
          title={title}
          description={`${text} ${tells}`}
          kind={kind}
          load={(signal) => load(slug, key, signal)}
        />
      ))}
    </div>
  );
}

const load = async (slug: string, chart: SectorChart, signal: AbortSignal) =>
  (await import('./chart-calls')).readSectorChart(slug, chart, signal);
