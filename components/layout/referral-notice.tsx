import { Link } from '@/components/ui/link';
import { referralNotice as words } from '@/lib/content/referral-notice';
import { paths } from '@/lib/domain/paths';
import styles from './referral-notice.module.css';

/**
 * Whoever a referral brought is told that it is paid for. The line is in every page and hidden; start.js shows it
 * before the first paint, so that nothing moves.
 */
export function ReferralNotice() {
  return (
    <aside className={styles.notice} aria-label={words.label}>
      <p>
        {words.text} <Link href={`${paths.disclosures}#referrals`}>{words.more}</Link>
      </p>
    </aside>
  );
}
