import { demoBanner } from '@/lib/content/shared/frame';
import styles from './demo-banner.module.css';

/** The demo notice of every page. */
export function DemoBanner() {
  return (
    <aside className={styles.banner} aria-label="Demo notice">
      <p>{demoBanner}</p>
    </aside>
  );
}
