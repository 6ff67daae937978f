import styles from './jump-list.module.css';

type Jump = { anchor: string; label: string };

type JumpListProps = { label: string; jumps: readonly Jump[] };

/** The table of contents of a long page: links to its sections. */
export const JumpList = ({ label, jumps }: JumpListProps) => (
  <nav className={styles.part} aria-label={label}>
    <p className={styles.label} aria-hidden="true">
      {label}
    </p>
    <ul className={styles.list}>
      {jumps.map(({ anchor, label: name }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className={styles.link}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
