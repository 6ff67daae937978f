import { changeSign, changeSize } from '@/lib/content/market/market-figures';
import { valueText } from '@/lib/charts/chart-text';
import { minus } from '@/lib/domain/shared/money';
import { fromBase, rangeHeights, type RangeLayout, type RangeRow } from './range-layout';
import styles from './range-rows.module.css';

type RangeRowsProps = { rows: readonly RangeRow[]; layout: RangeLayout; width: number; active: number | undefined };

const { head } = rangeHeights;
/** The axis title is on a separate line from the column headers, because ticks beside them would look like headers. */
const [above, below] = [12, head - 14];

/** One row per name: its price, its target range on a shared axis, and the targets as numbers. */
export function RangeRows({ rows, layout, width, active }: RangeRowsProps) {
  const height = head + rows.length * layout.rowHeight;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className={styles.rows}>
      <Head layout={layout} height={height} />
      {rows.map((row, index) => (
        <Row
          key={row.at}
          row={row}
          layout={layout}
          width={width}
          top={head + index * layout.rowHeight}
          isActive={index === active}
        />
      ))}
      <path d={`M${layout.xOf(0)} ${head - 6}V${height}`} className={styles.base} />
    </svg>
  );
}

function Head({ layout: { isWide, bar, columns, ticks, xOf }, height }: { layout: RangeLayout; height: number }) {
  const every = isWide ? 1 : 2;
  return (
    <>
      <text x={(bar.left + bar.right) / 2} y={above} textAnchor="middle" className={styles.strong}>
        Distance from last close
      </text>
      {ticks.map((tick, index) => (
        <g key={tick}>
          <path d={`M${xOf(tick)} ${head - 6}V${height}`} className={styles.grid} />
          {index % every === 0 || tick === 0 ? (
            <text x={xOf(tick)} y={below} textAnchor="middle">
              {percentText(tick, 0)}
            </text>
          ) : null}
        </g>
      ))}
      {isWide
        ? (
            [
              [columns.base, 'Last close'],
              [columns.low, 'Low'],
              [columns.mean, 'Mean'],
              [columns.high, 'High'],
              [columns.change, 'Upside'],
            ] as const
          ).map(([x, name]) => (
            <text key={name} x={x} y={below} textAnchor="end">
              {name}
            </text>
          ))
        : null}
    </>
  );
}

type RowProps = { row: RangeRow; layout: RangeLayout; width: number; top: number; isActive: boolean };

function Row({ row, layout, width, top, isActive }: RowProps) {
  const { isWide, columns, rowHeight, xOf } = layout;
  const { at, low, mean, high, base } = row;
  const upside = fromBase(row, mean);
  const [words, bar] = isWide ? [top + rowHeight / 2 + 4, top + rowHeight / 2] : [top + 18, top + 37];
  const price = (value: number) => valueText(value, 'USD per share');
  const figure = (x: number, y: number, value: number, name?: string) => (
    <text x={x} y={y} textAnchor="end" className={name}>
      {price(value)}
    </text>
  );
  return (
    <g data-row={at}>
      <rect x={0} y={top} width={width} height={rowHeight} className={isActive ? styles.active : styles.row} />
      <path d={`M0 ${top}H${width}`} className={styles.grid} />
      <text x={0} y={words} className={styles.name}>
        {at}
      </text>
      {base === null ? null : figure(columns.base, words, base)}
      <path d={`M${xOf(fromBase(row, low))} ${bar}H${xOf(fromBase(row, high))}`} className={styles.range} />
      <circle cx={xOf(upside)} cy={bar} r={5} className={styles.mean} />
      {isWide ? figure(columns.low, words, low) : figure(columns.low, bar + 4, low)}
      {figure(columns.mean, words, mean, styles.strong)}
      {isWide ? figure(columns.high, words, high) : figure(columns.high, bar + 4, high)}
      {base === null ? null : (
        <text x={columns.change} y={words} textAnchor="end" className={upside < 0 ? styles.loss : styles.gain}>
          {percentText(upside, 1)}
        </text>
      )}
    </g>
  );
}

/** Formats a percent change, such as '+9.4%', or '+50%' without decimals. */
function percentText(percent: number, decimals: 0 | 1) {
  const sign = changeSign(percent);
  const size = decimals === 0 ? `${Math.abs(percent)}%` : changeSize(percent);
  return `${sign < 0 ? minus : sign > 0 ? '+' : ''}${size}`;
}
