import { EmptyState } from '@/components/ui/feedback/empty-state';
import { askIcon } from '@/components/ui/feedback/state-icons/ask';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Section } from '@/components/ui/section';
import type { PublicIdea } from '@/lib/contracts/leads/tracker';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import styles from './lead-form-page.module.css';

/** Approved ideas from visitors, which are not investment advice. */
export function TrackerIdeas({ ideas }: { ideas: readonly PublicIdea[] | null }) {
  return (
    <Section
      title="Public idea tracker"
      lead="Ideas submitted by visitors. They are not our signals and not investment advice."
    >
      {ideas === null ? (
        <ErrorState title="Ideas didn’t load">Reload the page to see them. You can still submit your own.</ErrorState>
      ) : ideas.length === 0 ? (
        <EmptyState icon={askIcon} title="No ideas yet">
          Ideas appear here after review.
        </EmptyState>
      ) : (
        <ul className={styles.ideas}>
          {ideas.map(({ id, symbol, tradeType, strike, expiration, reason, submittedOn }) => (
            <li key={id} className={styles.idea}>
              <p className={styles.what}>
                {symbol} {tradeType} {usdExact(strike * 100)}, expires {fullDate(expiration)}
              </p>
              {reason === null ? null : <p className={styles.why}>{reason}</p>}
              <p className={styles.when}>Sent {fullDate(submittedOn)}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
