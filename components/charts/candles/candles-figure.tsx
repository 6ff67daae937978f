import { use, useRef } from 'react';
import type { Candles } from '@/lib/contracts/research/charts';
import { candlesCsv } from '@/lib/charts/chart-csv';
import { chartGist, chartSummary } from '@/lib/charts/chart-summary';
import { fullDate } from '@/lib/domain/shared/dates';
import { valueText } from '@/lib/charts/chart-text';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { CandlesChart, type CandlesHandle } from './candles-chart';
import { CandlesControls } from './candles-controls';
import { candlesPicture } from './candles-picture';
import { CandlesContext } from './candles-context';
import styles from './candles.module.css';
import { useBeside } from './use-beside';
import { ChartFrame } from '../frame/chart-frame';
import { EventLegend } from './event-legend';
import { EventTable } from './event-table';
import { ChartTable } from '../frame/chart-table';
import { ChartTools } from '../frame/chart-tools';
import type { DrawnProps } from '../frame/lazy-chart';
import { ListenButton } from '../frame/listen-button';

const unit = 'US dollars per share, volume in shares';

/** Maximum rows in the table; the CSV file has all of them. */
const maxRows = 30;

/** Daily prices in the frame that all charts share. */
export function CandlesFigure({ data: bars, name, title, ...state }: DrawnProps<Candles>) {
  const { day, close, volume, meta } = bars;
  const drawn = useRef<CandlesHandle>(null);
  const { view, onView } = use(CandlesContext);
  const { look } = view;
  const beside = useBeside(bars);
  const closing: Parameters<typeof chartSummary>[0] = {
    series: [{ key: 'close', label: 'Close', unit: 'USD per share' }],
    points: day.map((at, index) => ({ at, values: [close[index] ?? null] })),
  };
  const summary = chartSummary(closing);
  const price = (value: number | undefined) => valueText(value, 'USD per share');
  const shares = (value: number | null | undefined) => (typeof value === 'number' ? groupDigits(value) : 'n/a');
  const isEmpty = day.length === 0;
  const latest = day
    .map((at, index) => ({ at, index }))
    .slice(-maxRows)
    .toReversed();
  return (
    <ChartFrame
      {...state}
      title={title}
      unit={unit}
      isUnitHidden
      meta={meta}
      summary={`Closing prices: ${summary}`}
      gist={`Close: ${chartGist(closing)}`}
      isEmpty={isEmpty}
      credit={credit}
      tools={
        isEmpty ? null : (
          <ChartTools
            name={name}
            title={title}
            meta={meta}
            csv={() => candlesCsv(title, bars, meta)}
            picture={() => candlesPicture(drawn.current?.picture(), { title, unit, meta, legend: [] })}
          >
            <ListenButton title={`${title}, close`} lines={[{ label: 'Close', values: close }]} summary={summary} />
          </ChartTools>
        )
      }
      table={
        <>
          {bars.events.length > 0 ? <EventTable title={title} bars={bars} /> : null}
          <ChartTable
            caption={
              day.length > maxRows
                ? `${title}: last ${maxRows} of ${day.length} days. Download the CSV for all.`
                : title
            }
            head={['Day', 'Open', 'High', 'Low', 'Close', 'Volume']}
            rows={latest.map(({ at, index }) => [
              fullDate(at),
              price(bars.open[index]),
              price(bars.high[index]),
              price(bars.low[index]),
              price(close[index]),
              shares(volume[index]),
            ])}
          />
        </>
      }
    >
      {isEmpty ? (
        <EmptyState title="No prices in this range">Choose a longer date range.</EmptyState>
      ) : (
        <>
          <div className={styles.figure}>
            <CandlesControls bars={bars} look={look} onLook={(value) => onView({ look: value })} beside={beside} />
            <CandlesChart bars={bars} look={look} beside={beside.line} title={title} ref={drawn} />
          </div>
          <EventLegend bars={bars} />
        </>
      )}
    </ChartFrame>
  );
}

/** The TradingView license requires this notice and link when the logo is not shown. */
const credit = (
  <>
    Drawn with TradingView Lightweight Charts™, Copyright © 2025 TradingView, Inc.{' '}
    <a href="https://www.tradingview.com/">tradingview.com</a>
  </>
);
