import { symbolSearchCopy as copy } from '@/lib/content/research/symbol-search';
import { sectionName } from '@/lib/content/search/best-match';
import { classNames } from '@/components/ui/class-names';
import { partsAround } from '@/lib/domain/shared/highlight';
import styles from './symbol-search.module.css';

export type Option = { key: string; title: string; text?: string; mark?: string };

type HitProps = Pick<HitListProps, 'active' | 'asked' | 'onChoose'> & { option: Option; id: string; index: number };

type HitListProps = {
  id: string;
  label: string;
  options: readonly Option[];
  active: number;
  /** The first option is the exact match; the others have their own heading. */
  hasBest?: boolean;
  /** The typed text, to highlight where it is found. */
  asked: string;
  onChoose: (index: number) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The options below the field. A click must not move the focus out of the field. */
export function HitList({ id, label, options, hasBest = false, ...list }: HitListProps) {
  const hits = options.map((option, index) => (
    <Hit key={option.key} option={option} id={optionId(id, index)} index={index} {...list} />
  ));
  const similarId = `${id}-similar`;
  return (
    <ul id={id} role="listbox" aria-label={label} className={styles.list}>
      {hasBest ? hits.slice(0, 1) : hits}
      {hasBest && hits.length > 1 ? (
        <li role="presentation">
          <p id={similarId} role="presentation" className={styles.similar}>
            {sectionName({ kind: 'stock', part: 'similar' })}
          </p>
          <ul role="group" aria-labelledby={similarId}>
            {hits.slice(1)}
          </ul>
        </li>
      ) : null}
    </ul>
  );
}

const Hit = ({ option, id, index, active, asked, onChoose }: HitProps) => (
  <li
    id={id}
    role="option"
    aria-selected={index === active}
    className={classNames(styles.option, index === active && styles.active)}
    onPointerDown={(event) => event.preventDefault()}
    onClick={() => onChoose(index)}
  >
    <span className={styles.ticker}>
      <Marked text={option.title} query={asked} />
    </span>
    {option.text ? (
      <span className={styles.name}>
        <Marked text={option.text} query={asked} />
      </span>
    ) : null}
    {option.mark ? <span className={styles.kind}>{option.mark}</span> : null}
  </li>
);

/** Visible to everyone or hidden from screen readers: a highlight adds no word to what they say. */
function Marked({ text, query }: { text: string; query: string }) {
  const { before, match, after } = partsAround(text, query);
  return (
    <>
      {before}
      {match ? <mark className={styles.match}>{match}</mark> : null}
      {after}
    </>
  );
}

export const fundMark = (kind: 'stock' | 'fund') => (kind === 'fund' ? { mark: copy.fund } : {});
