import { SampleTag } from '@/components/ui/tag';
import { noteSentence } from '@/lib/content/signals/note-sentence';
import styles from './record-caption.module.css';

type RecordCaptionProps = {
  shown: number;
  /** How many a small screen shows, if not all. */
  shownOnCards?: number;
  total: number;
  /** One of what is listed. */
  noun?: string | undefined;
  isSample: boolean;
  /** The years of the dates, most of which have none in the table. */
  years: string | undefined;
  /** A note to show next to these trades. */
  note: string | null | undefined;
};

/** The number of trades shown, the stake and the sample badge. */
export function RecordCaption({
  shown,
  shownOnCards = shown,
  total,
  noun = 'trade',
  isSample,
  years,
  note,
}: RecordCaptionProps) {
  const onCards = Math.min(shown, shownOnCards);
  // The note names the stake too.
  const stake = note
    ? ' '
    : ' Dollar result on a $1,000 stake. The balance adds each result in the order the trades were issued. ';
  return (
    <span className={styles.caption}>
      {onCards < shown ? <span className={styles.onCards}>{`${extent(onCards, total, noun)}${stake}`}</span> : null}
      <span className={onCards < shown ? styles.inTable : undefined}>{`${extent(shown, total, noun)}${stake}`}</span>
      {years ? <span>{years} </span> : null}
      {note ? <span>{noteSentence(note)} </span> : null}
      {isSample ? <SampleTag /> : null}
    </span>
  );
}

const extent = (shown: number, total: number, noun: string) =>
  total === 1 ? `1 ${noun}.` : `${shown === total ? 'All' : `Latest ${shown} of`} ${total} ${noun}s.`;
