import { useId, useRef, useState } from 'react';
import { TextField } from '@/components/ui/text-field';
import { useIsHydrated } from '@/lib/client/use-is-hydrated';
import { symbolSearchWords as words } from '@/lib/content/symbol-search';
import type { SymbolMatch } from '@/lib/contracts/symbols';
import { fundMark, HitList, optionId, type Option } from './hit-list';
import { SearchRemedy, SearchStatus } from './search-status';
import styles from './symbol-search.module.css';
import { useListKeys } from './use-list-keys';
import { useRecentSearches } from './use-recent-searches';
import { useSymbolHits } from './use-symbol-hits';

export type SymbolSearchProps = {
  label?: string;
  hint?: string | undefined;
  error?: string | undefined;
  name?: string;
  defaultText?: string;
  maxLength?: number;
  isRequired?: boolean;
  onChoose: (match: Pick<SymbolMatch, 'ticker'>) => void;
  /** In a form, Enter sends what was typed unless an option is active; by itself the field takes the first hit. */
  isInForm?: boolean;
  /** Ready for the next one: the text goes once a stock is chosen. */
  clearsAfter?: boolean;
};

/** A field that finds stocks as you type. Before scripts run it is a plain field, and its form's answer a page. */
export function SymbolSearch(props: SymbolSearchProps) {
  const { label = words.label, hint, error, name = 'q', defaultText = '', maxLength = 80, isRequired = false } = props;
  const { onChoose, isInForm = false, clearsAfter = false } = props;
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const hits = useSymbolHits(text);
  const { recent, remember } = useRecentSearches(isTouched);

  const asked = text.trim();
  const isAsking = asked !== '';
  const options: readonly Option[] = isAsking
    ? hits.items.map((hit) => ({ key: hit.ticker, title: hit.ticker, text: hit.name, ...fundMark(hit.kind) }))
    : recent.map((search) => ({ key: search, title: search }));

  const write = (next: string) => {
    if (input.current) input.current.value = next;
    setText(next);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    if (!isAsking) {
      write(option.title);
      return keys.open();
    }
    keys.close();
    write(clearsAfter ? '' : option.key);
    remember(option.key);
    onChoose({ ticker: option.key });
  };
  const keys = useListKeys({
    count: options.length,
    onChoose: choose,
    onEnter: () => {
      if (isInForm) return false;
      if (hits.status === 'ready') choose(0);
      return true;
    },
    onClear: () => write(''),
  });

  const isListed = keys.isOpen && options.length > 0;
  const isRemedied =
    keys.isOpen && isAsking && (hits.status === 'failed' || (hits.status === 'ready' && options.length === 0));
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isListed,
    'aria-controls': listId,
    'aria-activedescendant': keys.active >= 0 && isListed ? optionId(listId, keys.active) : undefined,
  } as const;

  return (
    <div
      className={styles.box}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) keys.close();
      }}
    >
      <TextField
        {...(isHydrated ? combobox : { role: 'searchbox' })}
        ref={input}
        label={label}
        hint={hint}
        error={error}
        name={name}
        defaultValue={defaultText}
        maxLength={maxLength}
        required={isRequired}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={() => setIsTouched(true)}
        onClick={() => keys.open()}
        onChange={(event) => {
          setText(event.target.value);
          keys.open();
        }}
        onKeyDown={keys.onKeyDown}
      />
      {isListed || isRemedied ? (
        <div className={styles.popup}>
          {isListed ? (
            <HitList
              id={listId}
              label={isAsking ? words.hits : words.recent}
              options={options}
              active={keys.active}
              asked={asked}
              onChoose={choose}
            />
          ) : (
            <SearchRemedy hits={hits} asked={asked} isInForm={isInForm} />
          )}
        </div>
      ) : null}
      <SearchStatus hits={hits} />
    </div>
  );
}
