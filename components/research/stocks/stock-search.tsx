import { useLayoutEffect, useRef, useState } from 'react';
import { PlainField } from '@/components/ui/forms/plain-field';
import { goTo } from '@/lib/client/http/navigation';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { paths } from '@/lib/domain/shared/paths';

const loadSearch = async () => (await import('@/components/symbol-search/symbol-search')).SymbolSearch;

/**
 * Searches another stock; without scripts, through the search page. The suggestions load with the first focus and take
 * over what was typed meanwhile.
 */
export function StockSearch({ words }: { words: { label: string; hint: string } }) {
  const form = useRef<HTMLFormElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [text, setText] = useState('');
  const { part: SymbolSearch, isLost, retry } = useLazyModule(loadSearch, hasFocus);

  useLayoutEffect(() => {
    if (!SymbolSearch) return;
    const input = form.current?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, [SymbolSearch]);

  return (
    <form role="search" method="get" action={paths.search} ref={form}>
      {SymbolSearch ? (
        <SymbolSearch
          {...words}
          defaultText={text}
          isBegun
          isInForm
          isRequired
          onChoose={({ ticker }) => goTo(paths.stock(ticker))}
        />
      ) : (
        <PlainField
          {...words}
          role="searchbox"
          name="q"
          maxLength={80}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => {
            setHasFocus(true);
            if (isLost) retry();
          }}
          onBlur={() => setHasFocus(false)}
          onValue={(value) => {
            setHasFocus(true);
            setText(value);
          }}
        />
      )}
    </form>
  );
}
