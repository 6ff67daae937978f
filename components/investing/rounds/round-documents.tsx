import { Link } from '@/components/ui/navigation/link';
import { roundCopy as copy } from '@/lib/content/investing/rounds';
import styles from './rounds.module.css';

/** The round's documents before its filing; afterward they are on the intermediary's platform. */
export const RoundDocuments = ({ documents }: { documents: readonly { title: string; href: string }[] }) => (
  <div>
    <h2 className={styles.title}>{copy.documents}</h2>
    {documents.length === 0 ? (
      <p className={styles.note}>{copy.noDocuments}</p>
    ) : (
      <ul className={styles.list}>
        {documents.map(({ title, href }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
          </li>
        ))}
      </ul>
    )}
  </div>
);
