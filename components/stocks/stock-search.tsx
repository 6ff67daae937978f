import { SymbolSearch } from '@/components/symbol-search/symbol-search';
import { goTo } from '@/lib/client/navigation';
import { stockWords as words } from '@/lib/content/stocks';
import { symbolSearchWords } from '@/lib/content/symbol-search';
import { paths } from '@/lib/domain/paths';

/** From one stock to the next; without scripts, by the page of the search. */
export const StockSearch = () => (
  <form role="search" method="get" action={paths.search}>
    <SymbolSearch
      label={words.search}
      hint={symbolSearchWords.hint}
      isInForm
      isRequired
      onChoose={({ ticker }) => goTo(paths.stock(ticker))}
    />
  </form>
);
