import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { searchWords as words } from '@/lib/content/search';
import { longestQuestion } from '@/lib/domain/page-search';
import { paths } from '@/lib/domain/paths';
import styles from './search-form.module.css';

/** Asks for our own pages by a plain GET, so that it needs no scripts and its answer can be linked to. */
export function SearchForm({ question = '' }: { question?: string }) {
  return (
    <form role="search" method="get" action={paths.search} className={styles.form}>
      <TextField
        label={words.label}
        name="q"
        type="search"
        defaultValue={question}
        maxLength={longestQuestion}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <Button type="submit" size="large">
        {words.submit}
      </Button>
    </form>
  );
}
