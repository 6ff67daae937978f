import { symbolSearchCopy as words } from '@/lib/content/research/symbol-search';
import { classNames } from '@/components/ui/class-names';
import { partsAround } from '@/lib/domain/shared/highlight';
import styles from './symbol-search.module.css';

export type Option = { key: string; title: string; text?: string; mark?: string };

type HitListProps = {
  id: string;
  label: string;
  options: readonly Option[];
  active: number;
  /** What was typed, to mark where it is found. */
  asked: string;
  onChoose: (index: number) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The options below the field. A press must not move the focus out of the field. */
export function HitList({ id, label, options, active, asked, onChoose }: HitListProps) {
  return (
    <ul id={id} role="listbox" aria-label={label} className={styles.list}>
      {options.map((option, index) => (
        <li
          key={option.key}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={classNames(styles.option, index === active && styles.active)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span className={styles.ticker}>
            <Marked text={option.title} asked={asked} />
          </span>
          {option.text ? (
            <span className={styles.name}>
              <Marked text={option.text} asked={asked} />
            </span>
          ) : null}
          {option.mark ? <span className={styles.kind}>{option.mark}</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** Whether the eye sees it or the ear does not: a mark adds no word to what is read out. */
function Marked({ text, asked }: { text: string; asked: string }) {
  const { before, match, after } = partsAround(text, asked);
  return (
    <>
      {before}
      {match ? <mark className={styles.match}>{match}</mark> : null}
      {after}
    </>
  );
}

export const fundMark = (kind: 'stock' | 'fund') => (kind === 'fund' ? { mark: words.fund } : {});
