import { flowCopy } from '@/lib/content/brokerage/application/copy';
import { isDemo } from '@/lib/content/shared/product';
import styles from './sandbox-ribbon.module.css';

/** The notice on every page of the application that this is a demo and opens no account. */
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
