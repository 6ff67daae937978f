import { plotLine } from '@/lib/domain/line-path';
import { sparkFrame } from '@/lib/domain/spark-frame';
import { SparkPicture } from './spark-picture';

type SparklineProps = { values: readonly number[]; summary: string };

/** A line the height of a word: which way, how unevenly. Its colour repeats what the summary says. */
export function Sparkline({ values, summary }: SparklineProps) {
  const first = values[0];
  const last = values.at(-1);
  if (first === undefined || last === undefined) return null;
  return <SparkPicture line={plotLine(values, sparkFrame).line} isFall={last < first} summary={summary} />;
}
