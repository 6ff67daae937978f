import { Link } from '@/components/ui/navigation/link';
import { paths } from '@/lib/domain/shared/paths';
import { addressWith } from '@/lib/domain/research/screener/address';
import { comparisonQuery, type ComparisonChoice } from '@/lib/domain/research/comparison';
import styles from './compare-suggestions.module.css';

type Suggestion = { label: string; tickers: readonly string[] };
type CompareSuggestionsProps = { title: string; choice: ComparisonChoice; suggestions: readonly Suggestion[] };

/** Suggested comparisons, one click each. They keep the selected metric and period. */
export const CompareSuggestions = ({ title, choice, suggestions }: CompareSuggestionsProps) => (
  <nav aria-label={title} className={styles.suggestions}>
    <span className={styles.title}>{title}</span>
    <ul className={styles.list}>
      {suggestions.map(({ label, tickers }) => (
        <li key={label}>
          <Link href={addressWith(paths.compare, comparisonQuery({ ...choice, tickers }))} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
