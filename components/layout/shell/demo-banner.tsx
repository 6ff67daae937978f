import { demoBanner } from '@/lib/content/shared/frame';
import styles from './demo-banner.module.css';

/** The notice on every page that the site is a demo. */
export function DemoBanner() {
  return (
    <aside className={styles.banner} aria-label="Demo notice">
      <p>{demoBanner}</p>
    </aside>
  );
}
