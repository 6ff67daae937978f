import styles from './skip-link.module.css';

/** The first stop of the keyboard: over the navigation to what the page is about. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.link}>
      Skip to the content
    </a>
  );
}
