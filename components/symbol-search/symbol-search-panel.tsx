import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from 'react';
import { symbolSearchCopy as copy } from '@/lib/content/research/symbol-search';
import type { FoundSymbol } from '@/lib/contracts/research/symbols';
import { sectionName } from '@/lib/content/search/best-match';
import { bestMatch } from '@/lib/domain/search/best-match';
import { fundBadgeProps, HitList, optionId, type Option } from './hit-list';
import { SymbolSearchRemedy, SymbolSearchStatus } from './symbol-search-status';
import type { ListHandle, ListState, SymbolSearchProps } from './search-props';
import styles from './symbol-search.module.css';
import { useListKeys } from './use-list-keys';
import { useRecentSearches } from './use-recent-searches';
import { useSymbolHits } from './use-symbol-hits';

type SearchPanelProps = Pick<SymbolSearchProps, 'selected'> &
  Required<Pick<SymbolSearchProps, 'onChoose' | 'isInForm' | 'clearsAfter' | 'initiallyClosed'>> & {
    handle: Ref<ListHandle>;
    listId: string;
    text: string;
    /** The text that was submitted with Enter before this code loaded. */
    enteredBefore: string | undefined;
    onText: (text: string) => void;
    onListState: (state: ListState) => void;
  };

/** The suggestions below the field. The focus stays in the field, which receives the list's state. */
export function SymbolSearchPanel(props: SearchPanelProps) {
  const {
    handle,
    listId,
    text,
    enteredBefore,
    onText,
    onListState,
    onChoose,
    isInForm,
    clearsAfter,
    initiallyClosed,
    selected,
  } = props;
  const hits = useSymbolHits(text);
  /** The text that was submitted with Enter before its results arrived. */
  const [entered, setEntered] = useState(enteredBefore);
  const { recent, remember } = useRecentSearches();
  const query = text.trim();
  const isAsking = query !== '';
  const named = hits.items.map((hit) => ({ title: hit.ticker, name: hit.name, hit }));
  const best = isAsking ? bestMatch(query, named)?.hit : undefined;
  const ordered = best ? [best, ...hits.items.filter((hit) => hit !== best)] : hits.items;
  const options: readonly Option[] = isAsking
    ? ordered.map((hit) => ({
        key: hit.ticker,
        title: hit.ticker,
        text: hit.name,
        ...(selected?.includes(hit.ticker) ? { mark: copy.selected } : fundBadgeProps(hit.kind)),
      }))
    : recent.map((search) => ({ key: search, title: search }));

  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    if (!isAsking) {
      onText(option.title);
      return keys.open();
    }
    keys.close();
    onText(clearsAfter ? '' : option.key);
    remember(option.key);
    onChoose({ ticker: option.key });
  };
  // A name that is only similar to the text must be selected by arrow key or click; Enter just opens the list.
  const chooseFirst = () => (ordered[0]?.isAlike ? keys.open() : choose(0));
  const keys = useListKeys({
    initiallyOpen: !initiallyClosed || isAsking,
    count: options.length,
    onChoose: choose,
    onEnter: () => {
      if (isInForm) return false;
      if (hits.status === 'ready') chooseFirst();
      else if (hits.status === 'waiting') setEntered(text);
      return true;
    },
    onClear: () => onText(''),
  });
  if (entered !== undefined && entered !== text) setEntered(undefined);
  const chooseDue = useEffectEvent(chooseFirst);
  const isDue = entered === text && hits.status === 'ready';
  useEffect(() => {
    if (isDue) chooseDue();
  }, [isDue]);
  useImperativeHandle(handle, () => ({ open: () => keys.open(), close: keys.close, onKeyDown: keys.onKeyDown }));

  const isListed = keys.isOpen && options.length > 0;
  const activeId = isListed && keys.active >= 0 ? optionId(listId, keys.active) : undefined;
  useEffect(() => onListState({ isListed, activeId }), [isListed, activeId, onListState]);

  const hasNothing = hits.status === 'failed' || (hits.status === 'ready' && options.length === 0);
  const isRemedied = keys.isOpen && isAsking && hasNothing;
  // Nothing is announced while the list is closed: the remedy already said that there are no results.
  const isTold = hasNothing && !keys.isOpen;
  return (
    <>
      {isListed ? (
        <div className={styles.popup}>
          <HitList
            id={listId}
            label={isAsking ? copy.hits : copy.recent}
            options={options}
            rest={isAsking ? restOf(best, ordered) : null}
            active={keys.active}
            asked={query}
            onChoose={choose}
          />
        </div>
      ) : null}
      <SymbolSearchStatus hits={hits}>
        {isRemedied ? (
          <div className={styles.popup}>
            <SymbolSearchRemedy hits={hits} asked={query} isInForm={isInForm} />
          </div>
        ) : isTold ? (
          ''
        ) : null}
      </SymbolSearchStatus>
    </>
  );
}

/** The heading for results other than the exact match, or for results that are only similar. */
function restOf(best: FoundSymbol | undefined, hits: readonly FoundSymbol[]) {
  if (best) return { heading: sectionName({ kind: 'stock', part: 'more' }), after: 1 };
  return hits[0]?.isAlike ? { heading: sectionName({ kind: 'stock', part: 'alike' }), after: 0 } : null;
}
