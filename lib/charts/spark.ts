import { plotLine } from './line-path';
import { sparkFrame } from './spark-frame';

/** A sparkline, drawn on the server where possible. */
export type Spark = { line: string; isFall: boolean };

export function sparkOf(values: readonly number[]): Spark | null {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { line: plotLine(values, sparkFrame).line, isFall: last < first };
}
