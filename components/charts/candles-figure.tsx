import { useRef } from 'react';
import type { Candles } from '@/lib/contracts/charts';
import { candlesCsv } from '@/lib/domain/chart-csv';
import { chartSummary } from '@/lib/domain/chart-summary';
import { fullDate } from '@/lib/domain/dates';
import { valueWords } from '@/lib/domain/chart-words';
import { EmptyState } from '@/components/ui/empty-state';
import { CandlesChart, type CandlesHandle } from './candles-chart';
import { candlesPicture } from './candles-picture';
import { ChartFrame } from './chart-frame';
import { ChartTable } from './chart-table';
import { ChartTools } from './chart-tools';
import type { DrawnProps } from './late-chart';
import { ListenButton } from './listen-button';

const unit = 'US dollars per share, volume in shares';

/** Rows of the table; all of them are in the file. */
const mostRows = 30;

/** Daily bars in the frame of every chart. */
export function CandlesFigure({ data: bars, name, title, ...state }: DrawnProps<Candles>) {
  const { day, close, volume, meta } = bars;
  const drawn = useRef<CandlesHandle>(null);
  const summary = chartSummary({
    series: [{ key: 'close', label: 'Close', unit: 'USD per share' }],
    points: day.map((at, index) => ({ at, values: [close[index] ?? null] })),
  });
  const price = (value: number | undefined) => valueWords(value, 'USD per share');
  const isEmpty = day.length === 0;
  const latest = day
    .map((at, index) => ({ at, index }))
    .slice(-mostRows)
    .toReversed();
  return (
    <ChartFrame
      {...state}
      title={title}
      unit={unit}
      meta={meta}
      summary={`Closing prices: ${summary}`}
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
      tableTitle={day.length > mostRows ? `Table of the last ${mostRows} days` : `Table of ${day.length} days`}
      table={
        <ChartTable
          caption={
            day.length > mostRows
              ? `${title}: the last ${mostRows} of ${day.length} days. All are in the CSV file.`
              : title
          }
          head={['Day', 'Open', 'High', 'Low', 'Close', 'Volume']}
          rows={latest.map(({ at, index }) => [
            fullDate(at),
            price(bars.open[index]),
            price(bars.high[index]),
            price(bars.low[index]),
            price(close[index]),
            volume[index]?.toLocaleString('en-US') ?? 'not told',
          ])}
        />
      }
    >
      {isEmpty ? (
        <EmptyState title="No prices in this range">Choose a longer range.</EmptyState>
      ) : (
        <CandlesChart bars={bars} title={title} ref={drawn} />
      )}
    </ChartFrame>
  );
}

/** The licence of the drawing asks for its notice and a link, in place of the logo. */
const credit = (
  <>
    Drawn with TradingView Lightweight Charts™, Copyright © 2025 TradingView, Inc.{' '}
    <a href="https://www.tradingview.com/">tradingview.com</a>
  </>
);
