import { useRef, type ComponentType, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ErrorState } from '@/components/ui/error-state';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { offline } from '@/lib/content/frame';
import { useLate } from '@/lib/client/use-late';
import { ChartBoundary } from './chart-boundary';
import { ChartShell } from './chart-shell';
import styles from './chart-shell.module.css';
import { useChart } from './use-chart';
import { useNear } from './use-near';

/** What a drawn chart is told besides its data. */
export type DrawnProps<Data> = {
  data: Data;
  name: string;
  title: string;
  /** The data shown are the last good ones: why, and how to ask again. */
  failure?: { message: string; retry: () => void } | undefined;
  isAskingAgain: boolean;
};

export type LateChartProps<Data> = {
  /** Which chart this is, like `robotics-revenue-by-year`: another name asks anew. Also the name of its files. */
  name: string;
  title: string;
  description?: string | undefined;
  level?: 2 | 3 | undefined;
  anchor?: string | undefined;
  load: (signal: AbortSignal) => Promise<Data>;
  /** Nothing is asked and no code is fetched until the visitor may see it; `instead` stands there meanwhile. */
  mayLoad?: boolean | undefined;
  instead?: ReactNode;
};

type Parts<Data> = {
  /** What is asked, where one card asks several things, such as ranges. */
  question: string;
  loadCode: () => Promise<ComponentType<DrawnProps<Data>>>;
  controls?: ReactNode;
  /** Candles stand higher than series. */
  isTall?: boolean;
};

/** A chart that fetches its code and its data, side by side, when the reader comes near, and keeps its room until then. */
export function LateChart<Data>(props: LateChartProps<Data> & Parts<Data>) {
  const {
    title,
    description,
    level,
    anchor,
    mayLoad = true,
    instead,
    load,
    question,
    loadCode,
    controls,
    name,
    isTall = false,
  } = props;
  const place = useRef<HTMLElement>(null);
  const isWanted = useNear(place) && mayLoad;
  const chart = useChart(question, load, isWanted);
  const { part: Drawn, isLost, retry: retryCode } = useLate(loadCode, isWanted);

  return (
    <ChartShell title={title} description={description} level={level} anchor={anchor} place={place}>
      {mayLoad ? controls : null}
      {mayLoad ? (
        <div className={classNames(styles.room, isTall && styles.tall)}>{inside()}</div>
      ) : (
        <div className={styles.instead}>{instead}</div>
      )}
    </ChartShell>
  );

  function inside() {
    if (isLost)
      return (
        <ErrorState title="The chart did not load" onRetry={retryCode}>
          {offline}
        </ErrorState>
      );
    const { data, status, message, retry } = chart;
    if (data === undefined && status === 'failed')
      return (
        <ErrorState title="The chart did not load" onRetry={retry}>
          {message}
        </ErrorState>
      );
    if (data === undefined || Drawn === undefined) return <Waiting title={title} />;
    return (
      <ChartBoundary>
        <Drawn
          data={data}
          name={name}
          title={title}
          failure={status === 'failed' ? { message, retry } : undefined}
          isAskingAgain={status === 'waiting'}
        />
      </ChartBoundary>
    );
  }
}

function Waiting({ title }: { title: string }) {
  return (
    <>
      <div className={styles.waiting} role="status" data-needs-scripts="">
        <VisuallyHidden>Loading the chart: {title}</VisuallyHidden>
      </div>
      <noscript>This chart is drawn by a script, and scripts are off in your browser.</noscript>
    </>
  );
}
