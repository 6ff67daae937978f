import styles from './skip-link.module.css';

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.link}>
      Skip to content
    </a>
  );
}
