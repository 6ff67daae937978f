import { useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/link';
import { referrerStore } from '@/lib/client/referrer';
import { referralNotice as words } from '@/lib/content/referral-notice';
import { paths } from '@/lib/domain/paths';
import styles from './referral-notice.module.css';

/**
 * Whoever a referral brought is told that it is paid for. The line is in every page and hidden; start.js shows it
 * before the first paint, so that nothing moves. A name comes later and takes the place of the words without one.
 */
export function ReferralNotice() {
  const name = useSyncExternalStore(referrerStore.subscribe, referrerStore.read, () => null);
  const named = name !== null && name.length <= words.longestName ? words.named(name) : undefined;
  return (
    <aside className={styles.notice} aria-label={words.label}>
      <Line text={words.text} className={named ? styles.replaced : undefined} />
      {named ? <Line text={named} /> : null}
    </aside>
  );
}

const Line = ({ text, className }: { text: string; className?: string | undefined }) => (
  <p className={className}>
    {text} <Link href={`${paths.disclosures}#referrals`}>{words.more}</Link>
  </p>
);
