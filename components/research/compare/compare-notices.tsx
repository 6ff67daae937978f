import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { TextLink } from '@/components/ui/navigation/text-link';
import { compareCopy as copy } from '@/lib/content/research/stocks';
import type { Comparison } from '@/lib/domain/research/comparison';
import { paths } from '@/lib/domain/shared/paths';
import styles from './compare-page.module.css';

type CompareNoticesProps = Comparison & {
  missing: readonly string[];
  /** The reason why each of `missing` is not shown, in the same order. */
  unknown: readonly string[];
};

/**
 * Lists the invalid parts of the URL with reasons, and what to do about stocks that we do not cover. The valid parts
 * are still shown.
 */
export function CompareNotices({ leftOut, notTickers, repeated, hasOddDays, missing, unknown }: CompareNoticesProps) {
  const sentences: readonly { text: string; ways?: ReactNode }[] = [
    ...(leftOut.length > 0 ? [{ text: copy.tooMany(leftOut) }] : []),
    ...(notTickers.length > 0 ? [{ text: copy.notTickers(notTickers) }] : []),
    ...(repeated.length > 0 ? [{ text: copy.repeated(repeated) }] : []),
    ...(hasOddDays ? [{ text: copy.oddDays }] : []),
    ...unknown.map((text, index) => ({ text, ways: <Ways ticker={missing[index] ?? ''} /> })),
  ];
  if (sentences.length === 0) return null;
  return (
    <div className={styles.notices}>
      {sentences.map(({ text, ways }) => (
        <Notice key={text} tone="attention">
          {text}
          {ways}
        </Notice>
      ))}
    </div>
  );
}

const Ways = ({ ticker }: { ticker: string }) => (
  <span className={styles.ways}>
    <TextLink href={`${paths.search}?q=${encodeURIComponent(ticker)}`}>{copy.search(ticker)}</TextLink>
    <TextLink href={paths.stockRequests}>{copy.request}</TextLink>
  </span>
);
