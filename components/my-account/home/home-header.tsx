import { useNow } from '@/lib/client/data/use-now';
import { greeting, homeCopy } from '@/lib/content/my-account/home-page';
import styles from './home.module.css';

/** A greeting by the reader's local time, and the date. `name` is null for visitors. */
export function HomeHeader({ name }: { name: string | null }) {
  const now = useNow();
  const at = name !== null && now !== null ? new Date(now) : null;
  return (
    <div className={styles.header}>
      <h1 className={styles.greeting}>{at ? greeting(at.getHours(), name ?? '') : homeCopy.title}</h1>
      <p className={styles.date}>{at ? at.toLocaleDateString('en-US', day) : homeCopy.description}</p>
    </div>
  );
}

const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
