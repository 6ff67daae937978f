import { plotLine } from '@/lib/domain/line-path';
import { sparkFrame } from './spark-frame';

/** A line the height of a word, drawn: by the server where a page can bring it along. */
export type Spark = { line: string; isFall: boolean };

export function sparkOf(values: readonly number[]): Spark | null {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { line: plotLine(values, sparkFrame).line, isFall: last < first };
}
