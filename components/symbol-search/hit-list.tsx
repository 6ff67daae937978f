import { symbolSearchCopy as copy } from '@/lib/content/research/symbol-search';
import { classNames } from '@/components/ui/class-names';
import { partsAround } from '@/lib/domain/shared/text/highlight';
import styles from './symbol-search.module.css';

export type Option = { key: string; title: string; text?: string; mark?: string };

type HitProps = Pick<HitListProps, 'active' | 'asked' | 'onChoose'> & { option: Option; id: string; index: number };

type HitListProps = {
  id: string;
  label: string;
  options: readonly Option[];
  active: number;
  /** A second heading, shown after the given number of options, such as after the exact match. */
  rest: { heading: string; after: number } | null;
  /** The typed text, to highlight in the options. */
  asked: string;
  onChoose: (index: number) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The options below the field. Clicks do not take the focus from the field. */
export function HitList({ id, label, options, rest, ...list }: HitListProps) {
  const hits = options.map((option, index) => (
    <Hit key={option.key} option={option} id={optionId(id, index)} index={index} {...list} />
  ));
  const restId = `${id}-rest`;
  return (
    <ul id={id} role="listbox" aria-label={label} className={styles.list}>
      {rest ? hits.slice(0, rest.after) : hits}
      {rest && hits.length > rest.after ? (
        <li role="presentation">
          <p id={restId} role="presentation" className={styles.rest}>
            {rest.heading}
          </p>
          <ul role="group" aria-labelledby={restId}>
            {hits.slice(rest.after)}
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

/** Highlights matches. The markup does not change how screen readers read the text. */
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

export const fundBadgeProps = (kind: 'stock' | 'fund') => (kind === 'fund' ? { mark: copy.fund } : {});
