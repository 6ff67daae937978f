import { flowCopy } from '@/lib/content/brokerage/application/copy';
import { isDemo } from '@/lib/content/shared/product';
import styles from './sandbox-ribbon.module.css';

/** On every page of the application in a demonstration: nothing here becomes an account. */
export function SandboxRibbon() {
  return isDemo ? (
    <div className={styles.ribbon} role="note">
      <p className={styles.words}>
        <strong className={styles.title}>{flowCopy.sandboxTitle}</strong> {flowCopy.sandbox}
      </p>
    </div>
  ) : null;
}
