import { sparkOf } from '@/lib/charts/spark';
import { DrawnSparkline } from './drawn-sparkline';

/** The same from values, where the browser has them. */
export function Sparkline({ values, summary }: { values: readonly number[]; summary: string }) {
  const spark = sparkOf(values);
  return spark ? <DrawnSparkline {...spark} summary={summary} /> : null;
}
