import { demoBanner } from '@/lib/content/frame';
import styles from './demo-banner.module.css';

/** On every page of a demonstration: what you see is made up. */
export function DemoBanner() {
  return (
    <aside className={styles.banner} aria-label="Demonstration">
      <p>{demoBanner}</p>
    </aside>
  );
}
