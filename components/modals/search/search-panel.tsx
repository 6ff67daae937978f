import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useListKeys } from '@/components/symbol-search/use-list-keys';
import { useRecentSearches } from '@/components/symbol-search/use-recent-searches';
import { Icon } from '@/components/ui/icon';
import { goTo } from '@/lib/client/http/navigation';
import { searchCopy as copy } from '@/lib/content/search/search';
import { paths } from '@/lib/domain/shared/paths';
import { OptionList, optionId } from './option-list';
import { firstOptions, resultOptions, type SearchOption } from './search-options';
import { SearchRemedy, SearchStatus } from './search-remedy';
import styles from './search-modal.module.css';
import { takeTypedAhead } from './typed-ahead';
import { useSearchResults } from './use-search-results';

/** The search field with its results, following the combobox pattern: the focus stays in the field. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [typed] = useState(takeTypedAhead);
  const [text, setText] = useState(typed.text);
  /** The text that was submitted with Enter before its results arrived. */
  const [entered, setEntered] = useState(typed.isEntered ? typed.text : undefined);
  const listId = useId();
  const found = useSearchResults(text);
  const { recent, remember } = useRecentSearches();
  const groups = found.status === 'idle' ? firstOptions(recent) : found.data ? resultOptions(found.data) : [];
  const options = groups.flatMap((group) => group.options);
  const isAlike = groups[0]?.isAlike === true;

  const follow = ({ remembered }: SearchOption, path: string) => {
    if (remembered !== undefined) remember(remembered.slice(0, maxRememberedLength));
    onClose();
    // A full navigation, so that the browser opens the answer named by the hash.
    if (path.includes('#')) window.location.assign(path);
    else goTo(path);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    if (option.path === undefined) {
      setText(option.title);
      return keys.open();
    }
    follow(option, option.path);
  };
  const keys = useListKeys({
    count: options.length,
    onChoose: choose,
    onEnter: () => {
      if (found.status === 'ready') followFirstOf(options);
      else if (found.status === 'waiting') setEntered(text);
      return true;
    },
    onClear: () => setText(''),
  });
  /** Opens the first result, or without one the page that lists what can be searched. */
  function followFirstOf([first]: readonly SearchOption[]) {
    if (first?.path !== undefined && !isAlike) return follow(first, first.path);
    onClose();
    goTo(`${paths.search}?q=${encodeURIComponent(text.trim().slice(0, maxRememberedLength))}`);
  }
  const followFirst = useEffectEvent(() => followFirstOf(options));
  const isEntered = entered === text && found.status === 'ready';
  useEffect(() => {
    if (isEntered) followFirst();
  }, [isEntered]);

  const activeId = keys.active >= 0 ? optionId(listId, keys.active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={copy.label}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          // The dialog opens for typing, so the field takes the focus.
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={copy.placeholder}
          className={styles.input}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            keys.open();
          }}
          onKeyDown={(event) => onFieldKey(event, keys.onKeyDown)}
        />
      </div>
      {/* Focusable, so that long results can be scrolled by keyboard. */}
      <div className={styles.results} role="region" aria-label={copy.results} tabIndex={0}>
        {found.isCut ? <p className={styles.note}>{copy.cut}</p> : null}
        {isAlike && found.data ? <p className={styles.note}>{copy.noExact(found.data.question)}</p> : null}
        {options.length > 0 && found.status !== 'failed' ? (
          <OptionList
            id={listId}
            label={copy.results}
            groups={groups}
            active={keys.active}
            // Enter opens the first result of a search.
            entered={keys.active < 0 && found.status === 'ready' && !isAlike ? 0 : keys.active}
            onChoose={choose}
          />
        ) : (
          <SearchRemedy found={found} query={text.trim()} onLeave={onClose} />
        )}
      </div>
      <p className={styles.hint}>{copy.keys}</p>
      <SearchStatus found={found} />
    </>
  );
}

/** Maximum length of a recent search on the server. */
const maxRememberedLength = 80;

/** Handles the field's keys, except Escape, which closes the dialog. */
function onFieldKey(event: KeyboardEvent, onListKey: (event: KeyboardEvent) => void) {
  if (event.key !== 'Escape') onListKey(event);
}
