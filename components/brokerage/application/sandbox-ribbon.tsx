import { flowWords } from '@/lib/content/brokerage/application/words';
import { isDemo } from '@/lib/content/shared/product';
import styles from './sandbox-ribbon.module.css';

/** On every page of the application in a demonstration: nothing here becomes an account. */
export function SandboxRibbon() {
  return isDemo ? (
    <div className={styles.ribbon} role="note">
      <p className={styles.words}>
        <strong className={styles.title}>{flowWords.sandboxTitle}</strong> {flowWords.sandbox}
      </p>
    </div>
  ) : null;
}
