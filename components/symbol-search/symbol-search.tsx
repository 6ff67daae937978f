import { useId, useRef, useState } from 'react';
import { TextField } from '@/components/ui/forms/text-field';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { symbolSearchCopy as copy } from '@/lib/content/research/symbol-search';
import styles from './symbol-search.module.css';
import type { SymbolSearchProps, ListState, ListHandle } from './search-props';

const loadPanel = async () => (await import('./symbol-search-panel')).SymbolSearchPanel;

/**
 * A search field for stocks. Before hydration it is a plain field in a form that leads to a results page. The code for
 * suggestions loads on the first focus.
 */
export function SymbolSearch(props: SymbolSearchProps) {
  const { label = copy.label, hint, name = 'q', defaultText = '', maxLength = 80, isRequired = false } = props;
  const {
    onChoose,
    isInForm = false,
    clearsAfter = false,
    isBegun = false,
    initiallyClosed = false,
    selected,
    onTyping,
  } = props;
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<ListHandle>(null);
  const listId = useId();
  const [text, setText] = useState(isBegun ? defaultText : '');
  const [isTouched, setIsTouched] = useState(false);
  const [{ isListed, activeId }, setListState] = useState<ListState>({ isListed: false, activeId: undefined });
  const { part: SymbolSearchPanel, failure, retry } = useLazyModule(loadPanel, isTouched);
  /** The text that was submitted with Enter before the code for suggestions loaded. */
  const [entered, setEntered] = useState<string>();

  const touch = () => {
    setIsTouched(true);
    if (failure) retry();
  };
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isListed,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
  } as const;

  return (
    <div
      className={styles.box}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) list.current?.close();
      }}
    >
      <TextField
        {...(isHydrated ? combobox : { role: 'searchbox' })}
        ref={input}
        label={label}
        hint={hint}
        name={name}
        defaultValue={defaultText}
        maxLength={maxLength}
        required={isRequired}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={touch}
        onClick={() => list.current?.open()}
        onValue={(value) => {
          touch();
          onTyping?.();
          setText(value);
          list.current?.open();
        }}
        onKeyDown={(event) => {
          list.current?.onKeyDown(event);
          if (list.current || isInForm || event.key !== 'Enter') return;
          event.preventDefault();
          setEntered(event.currentTarget.value);
        }}
      />
      {SymbolSearchPanel ? (
        <SymbolSearchPanel
          handle={list}
          listId={listId}
          text={text}
          enteredBefore={entered}
          onText={(next) => {
            if (input.current) input.current.value = next;
            setText(next);
          }}
          onListState={setListState}
          onChoose={onChoose}
          isInForm={isInForm}
          clearsAfter={clearsAfter}
          initiallyClosed={initiallyClosed}
          selected={selected}
        />
      ) : null}
    </div>
  );
}
