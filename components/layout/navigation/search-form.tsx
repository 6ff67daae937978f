import { SymbolSearch } from '@/components/symbol-search/symbol-search';
import { Button } from '@/components/ui/forms/button';
import { goTo } from '@/lib/client/http/navigation';
import { searchCopy as copy } from '@/lib/content/search/search';
import { maxQuestionLength } from '@/lib/domain/search/search-results';
import { paths } from '@/lib/domain/shared/paths';
import styles from './search-form.module.css';

/**
 * Searches all public content with a GET request, so that it works without scripts and results can be linked to. With
 * scripts, stocks are suggested while the reader types.
 */
export function SearchForm({ question = '' }: { question?: string }) {
  return (
    <form role="search" method="get" action={paths.search} className={styles.form}>
      <SymbolSearch
        label={copy.label}
        defaultText={question}
        maxLength={maxQuestionLength}
        isRequired
        isInForm
        onChoose={({ ticker }) => goTo(paths.stock(ticker))}
      />
      <Button type="submit">{copy.submit}</Button>
    </form>
  );
}
