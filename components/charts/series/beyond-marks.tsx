import { ReferenceDot } from 'recharts';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { colorOf } from '@/lib/charts/chart-marks';
import { heldIn, type ChartScale } from '@/lib/charts/chart-scale';

type Place = { cx?: number | undefined; cy?: number | undefined };

/** An arrow at the end of the scale for each value outside it. Called as a function, like `seriesMarks`. */
export const beyondMarks = (chart: Chart, scale: ChartScale) =>
  scale.beyond.map(({ point, series, value, end }) => (
    <ReferenceDot
      key={`${series} ${point}`}
      x={chart.points[point]?.at ?? ''}
      y={heldIn(scale, value)}
      shape={({ cx = 0, cy = 0 }: Place) => (
        <path
          d={end === 'high' ? 'M0 -8L6 3H-6Z' : 'M0 8L6 -3H-6Z'}
          transform={`translate(${cx} ${cy})`}
          fill={colorOf(series)}
          stroke="var(--surface)"
          data-beyond={end}
        />
      )}
    />
  ));
