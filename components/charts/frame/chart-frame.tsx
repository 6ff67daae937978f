import { use, type ReactNode } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Facts } from '@/components/ui/tables/facts';
import { SampleTag, Tag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { MarketMeta } from '@/lib/contracts/shared/market-meta';
import { ChartDetail, HasSampleLabel } from './chart-contexts';
import styles from './chart-frame.module.css';
import { ChartTerms } from './chart-terms';
import { TableDisclosure } from './table-disclosure';

type ChartFrameProps = {
  title: string;
  /** The unit of the values. */
  unit: string;
  /** Hides the unit visually when the axis or the source line already shows it. */
  isUnitHidden?: boolean;
  meta: MarketMeta | undefined;
  /** The text alternative for screen readers. */
  summary: string;
  /** The main figures, as a short caption. */
  gist?: string;
  tools?: ReactNode;
  /** The same values as a table. */
  table: ReactNode;
  /** A credit line, where a license requires one. */
  credit?: ReactNode;
  failure?: { message: string; retry: () => void } | undefined;
  isRefetching?: boolean | undefined;
  /** There is no data: the summary, table and source are omitted. */
  isEmpty?: boolean;
  /** The drawn chart. */
  children: ReactNode;
};

/** The frame that all charts share. Unit, source, date, table and summary are required. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, unit, summary, gist = summary, isUnitHidden = false, isEmpty = false, isRefetching = false } = props;
  const meta = requireSource(props.meta, title);
  const isDetailed = use(ChartDetail);
  // The source line of a detailed chart already has this label.
  const isLabeled = !use(HasSampleLabel) && !isDetailed && meta.isSample;
  return (
    <div className={styles.frame} aria-busy={isRefetching}>
      {isUnitHidden ? <VisuallyHidden>{unit}</VisuallyHidden> : null}
      {isUnitHidden && !isLabeled && !meta.isStale ? null : (
        <p>
          <Facts>
            {isUnitHidden ? null : <span>{unit}</span>}
            {isLabeled ? <SampleTag /> : null}
            {meta.isStale ? <Tag tone="attention">Delayed</Tag> : null}
          </Facts>
        </p>
      )}
      <ChartNotice failure={props.failure} isRefetching={isRefetching} />
      {props.children}
      {isEmpty ? null : (
        <p className={styles.summary}>
          {/* Keep the minus sign next to its amount. */}
          {gist.replaceAll('\u2212', '\u2212\u2060')}
          {gist === summary ? null : <VisuallyHidden> {summary}</VisuallyHidden>}
        </p>
      )}
      {isEmpty || !isDetailed ? null : (
        <>
          <TableDisclosure tools={props.tools}>{props.table}</TableDisclosure>
          <ChartTerms meta={meta}>{props.credit}</ChartTerms>
        </>
      )}
    </div>
  );
}

/** Throws if the chart has no source; the error boundary handles it. */
function requireSource(meta: MarketMeta | undefined, title: string): MarketMeta {
  if (!meta?.source || !meta.asOf) throw new Error(`The chart "${title}" names no source or date`);
  return meta;
}

type NoticeProps = { failure: { message: string; retry: () => void } | undefined; isRefetching: boolean };

/** Shown after a failed refresh: the last loaded data stays, with a retry button. */
function ChartNotice({ failure, isRefetching }: NoticeProps) {
  if (!failure) return null;
  return (
    <div className={styles.notice} role="alert">
      <p>{failure.message} Showing the latest data we have.</p>
      <Button weight="outline" onClick={failure.retry} isBusy={isRefetching} busyLabel="Trying again">
        Try again
      </Button>
    </div>
  );
}
