import { SampleTag } from '@/components/ui/tag';
import { useSessionUser } from '@/lib/client/session/session';
import { isSampleAccount } from '@/lib/domain/referrals/sample-accounts';
import styles from './earnings/earnings.module.css';

/** Marks the figures of the demo's sample ambassador, whose responses have no sample flag. */
export function SampleLabel() {
  const user = useSessionUser();
  return user && isSampleAccount(user.id) ? (
    <p className={styles.sample}>
      <SampleTag />
    </p>
  ) : null;
}
