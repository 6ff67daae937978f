import styles from './jump-list.module.css';

type Jump = { anchor: string; label: string };

const jumpListId = 'on-this-page';

type JumpListProps = { label: string; jumps: readonly Jump[]; id?: string };

/** What a long page holds, as links into it. */
export const JumpList = ({ label, jumps, id = jumpListId }: JumpListProps) => (
  <nav className={styles.part} aria-label={label} id={id}>
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

/** The way back, at the end of a long part. */
export const JumpBack = ({ children }: { children: string }) => (
  <a href={`#${jumpListId}`} className={styles.back}>
    {children} <span aria-hidden="true">↑</span>
  </a>
);
