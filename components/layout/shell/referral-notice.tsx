import { useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { referrerStore } from '@/lib/client/visits/referrer';
import { referralNotice as copy } from '@/lib/content/referrals/referral-notice';
import { paths } from '@/lib/domain/shared/paths';
import styles from './referral-notice.module.css';

/**
 * Discloses to referred visitors that the referrer is paid. The notice is hidden in every page's HTML, and start.js
 * shows it before the first paint to avoid a layout shift. The name is added later.
 */
export function ReferralNotice() {
  const name = useSyncExternalStore(referrerStore.subscribe, referrerStore.read, () => null);
  const named = name !== null && name.length <= copy.maxNameLength ? copy.named(name) : undefined;
  return (
    <aside className={styles.notice} aria-label={copy.label}>
      <Line text={copy.text} className={named ? styles.replaced : undefined} />
      {named ? <Line text={named} /> : null}
    </aside>
  );
}

const Line = ({ text, className }: { text: string; className?: string | undefined }) => (
  <p className={className}>
    {text} <Link href={`${paths.disclosures}#referrals`}>{copy.more}</Link>
  </p>
);
