import { flowCopy } from '@/lib/content/brokerage/application/copy';
import { isDemo } from '@/lib/content/shared/product';
import styles from './sandbox-ribbon.module.css';

/** The demo banner on every page of the application: no account is opened. Once sent, there is nothing to type. */
export function SandboxRibbon({ isSent = false }: { isSent?: boolean }) {
  return isDemo ? (
    <div className={styles.ribbon} role="note">
      <p className={styles.words}>
        <strong className={styles.title}>{flowCopy.sandboxTitle}</strong>{' '}
        {isSent ? flowCopy.sandboxSent : flowCopy.sandbox}
      </p>
    </div>
  ) : null;
}
