import { SignInOffer } from '@/components/modals/sign-in-offer';
import { useSessionUser } from '@/lib/client/session/session';
import { compareCopy as copy } from '@/lib/content/research/stocks';
import styles from './compare-page.module.css';

/** What an account adds to a visitor's comparison, below everything that needs none. */
export function CompareOffer() {
  if (useSessionUser() !== null) return null;
  return (
    <div className={styles.offer}>
      <SignInOffer label={copy.signIn}>{copy.more}</SignInOffer>
    </div>
  );
}
