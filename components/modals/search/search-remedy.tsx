import { ErrorState } from '@/components/ui/feedback/error-state';
import { TextLink } from '@/components/ui/navigation/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { searchCopy as copy } from '@/lib/content/search/search';
import { paths } from '@/lib/domain/shared/paths';
import type { SearchState } from './use-search-results';
import styles from './search-modal.module.css';

type SearchRemedyProps = { found: SearchState; query: string; onLeave: () => void };

/** Shown when there are no results: explains why and what to do next. */
export function SearchRemedy({ found, query, onLeave }: SearchRemedyProps) {
  if (found.status === 'failed')
    return (
      <ErrorState title={copy.lost} onRetry={found.retry}>
        {found.failure}
      </ErrorState>
    );
  if (found.status !== 'ready') return <p className={styles.note}>{copy.loading}</p>;
  return (
    <div className={styles.remedy}>
      <p className={styles.nothing}>{copy.nothing(query.slice(0, maxShownLength))}</p>
      <p>{copy.nothingHint}</p>
      <ul className={styles.ways}>
        {[
          { label: copy.allPages, href: paths.search },
          { label: copy.request, href: paths.stockRequests },
        ].map(({ label, href }) => (
          <li key={href} onClick={onLeave}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const maxShownLength = 100;

/** Announces changes of the results to screen readers. */
export function SearchStatus({ found: { status, data } }: { found: SearchState }) {
  const count = data?.groups.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  const announced = data?.groups[0]?.isAlike ? copy.announcedSimilar : copy.announced;
  const announcements = { idle: '', waiting: copy.loading, ready: announced(count), failed: copy.lost };
  return (
    <span role="status">
      <VisuallyHidden>{announcements[status]}</VisuallyHidden>
    </span>
  );
}
