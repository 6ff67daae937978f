import { useRef, type ComponentType, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadError } from '@/components/ui/feedback/load-error';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { ChartBoundary } from './chart-boundary';
import { ChartShell } from './chart-shell';
import styles from './chart-shell.module.css';
import { useNear } from './use-near';

/** Props of a drawn chart, besides its data. */
export type DrawnProps<Data> = {
  data: Data;
  name: string;
  title: string;
  /** Set while older data is shown after a failed refresh: the error message and a retry callback. */
  failure?: { message: string; retry: () => void } | undefined;
  isRefetching: boolean;
} & Drawing;

type Drawing = {
  /** The text to show when a response has no values. */
  emptyText?: string | undefined;
  /**
   * Labels the lines at their ends instead of in a legend. Takes the keys of the main lines, or 'all' for every line
   * that is not a benchmark.
   */
  endNames?: readonly string[] | 'all' | undefined;
};

export type LazyChartProps<Data> = Drawing & {
  /**
   * The chart's name, such as `robotics-revenue-by-year`. A new name loads the chart again; it is also the file name.
   */
  name: string;
  title: string;
  description?: string | undefined;
  level?: 2 | 3 | undefined;
  anchor?: string | undefined;
  load: () => Promise<Data>;
  /** False delays loading until the visitor is allowed to see the chart; `instead` is shown meanwhile. */
  mayLoad?: boolean | undefined;
  instead?: ReactNode;
};

type Parts<Data> = {
  /** Identifies the request when one card makes several, for example one per range. */
  question: string;
  loadCode: () => Promise<ComponentType<DrawnProps<Data>>>;
  /** Controls above the chart; they receive its data once loaded. */
  controls?: (data: Data | undefined) => ReactNode;
  /** Reserves more height, for candle charts. */
  isTall?: boolean;
};

/** Loads a chart's code and data in parallel when it nears the viewport, and reserves its space. */
export function LazyChart<Data>(props: LazyChartProps<Data> & Parts<Data>) {
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
    emptyText,
    endNames,
  } = props;
  const place = useRef<HTMLElement>(null);
  const shouldLoad = useNear(place) && mayLoad;
  const chart = useMemberData(
    shouldLoad ? `chart/${question}` : null,
    () => load,
    (ask) => ask(),
    {
      forVisitors: true,
      keepsPrevious: true,
    },
  );
  const { part: Drawn, failure: codeFailure, retry: retryCode } = useLazyModule(loadCode, shouldLoad);

  return (
    <ChartShell title={title} description={description} level={level} anchor={anchor} place={place}>
      {mayLoad ? controls?.(chart.data) : null}
      {mayLoad ? (
        <div className={classNames(styles.room, isTall && styles.tall)}>{inside()}</div>
      ) : (
        <div className={styles.instead}>{instead}</div>
      )}
    </ChartShell>
  );

  function inside() {
    if (codeFailure) return <LoadError title="The chart didn’t load" failure={codeFailure} onRetry={retryCode} />;
    const { data, failure, isLoading, retry } = chart;
    if (data === undefined && failure)
      return (
        <ErrorState title="The chart didn’t load" onRetry={retry}>
          {failure}
        </ErrorState>
      );
    if (data === undefined || Drawn === undefined) return <Waiting title={title} />;
    return (
      <ChartBoundary>
        <Drawn
          data={data}
          name={name}
          title={title}
          failure={failure ? { message: failure, retry } : undefined}
          isRefetching={isLoading}
          emptyText={emptyText}
          endNames={endNames}
        />
      </ChartBoundary>
    );
  }
}

function Waiting({ title }: { title: string }) {
  return (
    <>
      <div className={styles.waiting} role="status" data-needs-scripts="">
        <VisuallyHidden>Loading chart: {title}</VisuallyHidden>
      </div>
      <noscript>Turn on JavaScript to see this chart.</noscript>
    </>
  );
}
