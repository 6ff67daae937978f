import { Opener } from '@/components/ui/navigation/opener';
import styles from './jump-list.module.css';

type Jump = { anchor: string; label: string };

type JumpListProps = {
  label: string;
  jumps: readonly Jump[];
  /** A part that is long itself: its own places, behind a switch that needs no scripts. */
  more?: { label: string; jumps: readonly Jump[] };
};

/** What a long page holds, as links into it. */
export function JumpList({ label, jumps, more }: JumpListProps) {
  return (
    <nav className={styles.part} aria-label={label} id={jumpListId}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <Places jumps={jumps} />
      {more ? (
        <details className={styles.more}>
          <Opener>{more.label}</Opener>
          <Places jumps={more.jumps} />
        </details>
      ) : null}
    </nav>
  );
}

const jumpListId = 'on-this-page';

/** The way back, at the end of a long part. */
export const JumpBack = ({ children }: { children: string }) => (
  <a href={`#${jumpListId}`} className={styles.back}>
    {children} <span aria-hidden="true">↑</span>
  </a>
);

const Places = ({ jumps }: { jumps: readonly Jump[] }) => (
  <ul className={styles.list}>
    {jumps.map(({ anchor, label }) => (
      <li key={anchor}>
        <a href={`#${anchor}`} className={styles.link}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);
