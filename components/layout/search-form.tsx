import { SymbolSearch } from '@/components/symbol-search/symbol-search';
import { Button } from '@/components/ui/button';
import { goTo } from '@/lib/client/navigation';
import { searchWords as words } from '@/lib/content/search';
import { longestQuestion } from '@/lib/domain/page-search';
import { paths } from '@/lib/domain/paths';
import styles from './search-form.module.css';

/**
 * Asks for our own pages and stocks by a plain GET, so that it needs no scripts and its answer can be linked to. Where
 * scripts run, stocks are offered while the question is typed.
 */
export function SearchForm({ question = '' }: { question?: string }) {
  return (
    <form role="search" method="get" action={paths.search} className={styles.form}>
      <SymbolSearch
        label={words.label}
        defaultText={question}
        maxLength={longestQuestion}
        isRequired
        isInForm
        onChoose={({ ticker }) => goTo(paths.stock(ticker))}
      />
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}
