import type { ReactNode } from 'react';
import { SampleTag, Tag } from '@/components/ui/tag';
import type { MarketMeta } from '@/lib/contracts/market-meta';
import { dayOf } from '@/lib/domain/dates';
import styles from './chart-frame.module.css';
import { ChartNotice } from './chart-notice';

type ChartFrameProps = {
  title: string;
  /** What the numbers are counted in, in words. */
  unit: string;
  meta: MarketMeta | undefined;
  /** The chart in a sentence, for those who do not see it and those who want the short of it. */
  summary: string;
  legend?: ReactNode;
  tools?: ReactNode;
  /** The same numbers as a table. */
  table: ReactNode;
  tableTitle: string;
  /** Whose drawing it is, where a licence asks for it. */
  credit?: ReactNode;
  failure?: { message: string; retry: () => void } | undefined;
  isAskingAgain?: boolean | undefined;
  /** The picture itself. */
  children: ReactNode;
};

/** The one frame of every chart: no picture without its unit, source, date, table and a sentence. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    unit,
    summary,
    legend,
    tools,
    table,
    tableTitle,
    credit,
    failure,
    isAskingAgain = false,
    children,
  } = props;
  const meta = mustTellItsSource(props.meta, title);
  const when = meta.delay === 'none' ? '' : ` · ${meta.delay}`;
  return (
    <div className={styles.frame} aria-busy={isAskingAgain}>
      <p className={styles.facts}>
        <span>{unit}</span>
        {meta.isSample ? <SampleTag /> : null}
        {meta.isStale ? <Tag tone="attention">Older than usual</Tag> : null}
      </p>
      <ChartNotice failure={failure} isAskingAgain={isAskingAgain} />
      {legend}
      {children}
      <p className={styles.summary}>{summary}</p>
      <div className={styles.foot}>
        <p>
          {meta.isSample ? 'Sample data' : meta.source} · as of {dayOf(meta.asOf)}
          {when}
        </p>
        {tools}
      </div>
      <details className={styles.details}>
        <summary className={styles.switch}>{tableTitle}</summary>
        {table}
      </details>
      <p className={styles.terms}>
        Source: {meta.source}. {meta.licence}
        {meta.isStale ? ' The source has not answered since; these are the last good numbers.' : ''}
        {meta.notes.map((note) => ` ${note}`)}
        {credit ? <> {credit}</> : null}
      </p>
    </div>
  );
}

/** A number without its origin is not shown: the boundary around the chart says so. */
function mustTellItsSource(meta: MarketMeta | undefined, title: string): MarketMeta {
  if (!meta?.source || !meta.asOf) throw new Error(`The chart "${title}" does not say where its numbers come from`);
  return meta;
}
