import { flowCopy } from '@/lib/content/brokerage/application/copy';
import { isDemo } from '@/lib/content/shared/product';
import styles from './sandbox-ribbon.module.css';

/** The demo banner on every page of the application: no account is opened. */
export function SandboxRibbon() {
  return isDemo ? (
    <div className={styles.ribbon} role="note">
      <p className={styles.words}>
        <strong className={styles.title}>{flowCopy.sandboxTitle}</strong> {flowCopy.sandbox}
      </p>
    </div>
  ) : null;
}
