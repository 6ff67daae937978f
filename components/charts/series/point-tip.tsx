import type { Chart } from '@/lib/contracts/shared/market-meta';
import type { ChartCursor } from '@/lib/charts/chart-cursor';
import { namedDash } from '@/lib/charts/chart-marks';
import { bareText, pointName } from '@/lib/charts/chart-text';
import { classNames } from '@/components/ui/class-names';
import type { ChartKind } from '../frame/chart-kinds';
import styles from './plot-area.module.css';
import { inset } from './series-plot';
import { SeriesSwatch } from './series-swatch';

type PointTipProps = {
  chart: Chart;
  kind: ChartKind;
  shown: readonly number[];
  cursor: ChartCursor;
  width: number;
  right: number;
  isNamed: boolean;
};

/** The distance between a point and its tooltip, in pixels. */
const gap = 12;

/** A tooltip with the values at a point. */
export function PointTip({ chart, kind, shown, cursor, width, right, isNamed }: PointTipProps) {
  const { series, points } = chart;
  const point = points[cursor.point];
  if (!point) return null;
  const along = (cursor.point + 0.5) / points.length;
  const x = inset.left + along * (width - inset.left - right);
  // Placed on the side with more space, so that it does not cover the cursor.
  const place =
    x < width / 2 ? { left: x + gap, maxWidth: width - x - gap } : { right: width - x + gap, maxWidth: x - gap };
  const [only, unit] = [shown[0], series[0]?.unit ?? 'index'];
  // With a single series, the card already names it.
  if (only !== undefined && series.length === 1)
    return (
      <p className={classNames(styles.tip, styles.single)} style={place}>
        <span className={styles.tipTitle}>{pointName(point.at)}</span>{' '}
        <strong>{bareText(point.values[only], unit)}</strong>
      </p>
    );
  return (
    <div className={styles.tip} style={place}>
      <span className={styles.tipTitle}>{pointName(point.at)}</span>
      {shown.map((index) => {
        const here = classNames(index === cursor.series && shown.length > 1 && styles.here);
        const { key = '', label = '', unit = 'index' } = series[index] ?? {};
        return [
          <SeriesSwatch
            key={`${key} mark`}
            index={index}
            kind={kind}
            isNamed={isNamed}
            isDashed={isNamed && namedDash(series[index]) !== 'none'}
          />,
          <span key={`${key} name`} className={here}>
            {label}
          </span>,
          <span key={key} className={classNames(styles.tipValue, here)}>
            {bareText(point.values[index], unit)}
          </span>,
        ];
      })}
    </div>
  );
}
