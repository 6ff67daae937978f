import { Notice } from '@/components/ui/feedback/notice';
import { compareCopy as copy } from '@/lib/content/research/stocks';
import type { Comparison } from '@/lib/domain/research/comparison';

type CompareNoticesProps = Comparison & { unknown: readonly string[] };

/** The invalid parts of the URL, and why. The rest is shown. */
export function CompareNotices({ leftOut, notTickers, repeated, hasOddDays, unknown }: CompareNoticesProps) {
  const sentences = [
    ...(leftOut.length > 0 ? [copy.tooMany(leftOut)] : []),
    ...(notTickers.length > 0 ? [copy.notTickers(notTickers)] : []),
    ...(repeated.length > 0 ? [copy.repeated(repeated)] : []),
    ...(hasOddDays ? [copy.oddDays] : []),
    ...unknown,
  ];
  return sentences.map((sentence) => (
    <Notice key={sentence} tone="attention">
      {sentence}
    </Notice>
  ));
}
