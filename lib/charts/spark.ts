import { plotLine } from './line-path';
import { sparkFrame } from './spark-frame';

/** A sparkline's SVG path, and whether the last value is below the first. */
export type Spark = { line: string; isFall: boolean };

export function sparkOf(values: readonly number[]): Spark | null {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { line: plotLine(values, sparkFrame).line, isFall: last < first };
}
