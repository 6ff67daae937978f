import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Section } from '@/components/ui/section';
import type { PublicIdea } from '@/lib/contracts/leads/tracker';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/exact-money';
import styles from './lead-form-page.module.css';

/** Approved ideas of visitors. They are not advice. */
export function TrackerIdeas({ ideas }: { ideas: readonly PublicIdea[] | null }) {
  return (
    <Section
      title="The public tracker"
      lead="Ideas of visitors, shown as they were sent. They are not signals of ours, not advice, and not checked for their outcome."
    >
      {ideas === null ? (
        <ErrorState title="The tracker could not be read">
          You can send an idea all the same. Load the page again to see those of others.
        </ErrorState>
      ) : ideas.length === 0 ? (
        <EmptyState icon="ask" title="No ideas yet">
          The first one shows here once it has been read.
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
