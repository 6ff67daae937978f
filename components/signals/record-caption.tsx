import { SampleTag } from '@/components/ui/tag';
import { noteSentence } from '@/lib/content/signals/note-sentence';
import styles from './record-caption.module.css';

type RecordCaptionProps = {
  shown: number;
  /** The number of cards on small screens, if fewer than all. */
  shownOnCards?: number;
  total: number;
  /** The singular noun for a listed item. */
  noun?: string | undefined;
  isSample: boolean;
  /** The years of the dates, since most dates in the table have no year. */
  years: string | undefined;
  /** A note to show with these trades. */
  note: string | null | undefined;
};

/** The caption: the number of trades, the stake and the sample badge. */
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
  // The note already includes the stake.
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
