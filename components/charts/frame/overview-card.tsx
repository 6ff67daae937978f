import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { ChartCard } from './chart-card';
import { ChartDetail } from './chart-contexts';
import type { ChartKind } from './chart-kinds';
import type { LazyChartProps } from './lazy-chart';
import styles from './overview-card.module.css';

type OverviewCardProps = Pick<LazyChartProps<Chart>, 'name' | 'title' | 'load'> & {
  anchor: string;
  text: string;
  kind: ChartKind;
};

/** A chart in an overview: a small preview that expands to full width with text, legend, table and files. */
export function OverviewCard({ anchor, title, text, ...chart }: OverviewCardProps) {
  const [isOpen, setIsOpen] = useState(() => window.location.hash === `#${anchor}`);
  const label = isOpen ? 'Less' : 'Details';
  // Only stacks and bands need a key: a small line or bar chart draws one series.
  const hasKey = chart.kind === 'stacked' || chart.kind === 'band';
  // One row per stock needs the full width.
  const isWide = chart.kind === 'dot-range';
  const isLines = chart.kind === 'line' || chart.kind === 'band';
  return (
    <div
      className={classNames(
        styles.card,
        isOpen ? styles.open : styles.small,
        !isOpen && hasKey && styles.keyed,
        !isOpen && isWide && styles.wide,
      )}
    >
      <ChartDetail value={isOpen}>
        <ChartCard
          {...chart}
          endNames={isLines ? 'all' : undefined}
          anchor={anchor}
          title={title}
          description={isOpen ? text : undefined}
        />
      </ChartDetail>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-label={`${label}: ${title}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
    </div>
  );
}
