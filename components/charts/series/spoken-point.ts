import type { Chart } from '@/lib/contracts/shared/market-meta';
import { pointName, valueText } from '@/lib/charts/chart-text';

/** Returns, for example, '2021: Revenue $13.9 b'. The series is named only when there are several. */
export function spokenPoint({ series, points }: Chart, point: number, at: number) {
  const [which, where] = [series[at], points[point]];
  if (!which || !where) return '';
  const name = series.length > 1 ? `${which.label} ` : '';
  return `${pointName(where.at)}: ${name}${valueText(where.values[at], which.unit)}`;
}
