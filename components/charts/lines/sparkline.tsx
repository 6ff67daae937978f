import { sparkOf } from '@/lib/charts/spark';
import { DrawnSparkline } from './drawn-sparkline';

/** A sparkline from values, for components that render in the browser. */
export function Sparkline({ values, summary }: { values: readonly number[]; summary: string }) {
  const spark = sparkOf(values);
  return spark ? <DrawnSparkline {...spark} summary={summary} /> : null;
}
