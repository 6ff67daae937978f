import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { ResultQuote } from '@/components/symbol-search/result-quote';
import { SampleTag } from '@/components/ui/tag';
import { classNames } from '@/components/ui/class-names';
import type { OptionGroup, SearchOption } from './search-options';
import styles from './search-modal.module.css';

type OptionListProps = {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  active: number;
  /** The index of the option that Enter opens: the active one, or the first. */
  entered: number;
  onChoose: (index: number) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The options in their groups. Clicks do not take the focus from the field. */
export function OptionList({ id, label, groups, active, entered, onChoose }: OptionListProps) {
  const startOf = (place: number) => groups.slice(0, place).reduce((sum, { options }) => sum + options.length, 0);
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map((group, place) => {
        const start = startOf(place);
        const labelId = `${id}-${group.key}`;
        return (
          <div key={group.key} role="group" aria-labelledby={labelId}>
            <div role="presentation" className={classNames(styles.label, group.hasHiddenLabel && styles.hidden)}>
              <span id={labelId}>{group.label}</span>
              {group.options.some(({ quote }) => quote?.isSample) ? <SampleTag /> : null}
            </div>
            {group.options.map((option, index) => (
              <div
                key={option.key}
                id={optionId(id, start + index)}
                role="option"
                aria-selected={start + index === active}
                className={classNames(
                  styles.option,
                  group.isBest && styles.best,
                  start + index === entered && styles.active,
                )}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(start + index)}
              >
                <OptionText option={option} />
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

const OptionText = ({ option: { title, text, mark, quote } }: { option: SearchOption }) => (
  <Fragment>
    <span className={styles.name}>
      {title}
      {text ? <span className={styles.text}>{text}</span> : null}
    </span>
    {mark ? <span className={styles.mark}>{mark}</span> : null}
    {quote ? <ResultQuote quote={quote} /> : null}
    <span className={styles.arrow}>
      <Icon name="arrow-right" size={16} />
    </span>
  </Fragment>
);
