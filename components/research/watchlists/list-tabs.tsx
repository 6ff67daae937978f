import { Link } from '@/components/ui/navigation/link';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import type { Watchlist } from '@/lib/contracts/research/watchlists';
import { paths } from '@/lib/domain/shared/paths';
import tabs from '@/components/ui/navigation/tabs.module.css';
import styles from './list-tabs.module.css';

type ListTabsProps = { lists: readonly Watchlist[]; openId: string };

/** The lists as tabs, each with its own URL, so that a reload or the back button keeps the open list. */
export const ListTabs = ({ lists, openId }: ListTabsProps) => (
  <nav aria-label={copy.lists}>
    <ul className={tabs.list}>
      {lists.map(({ id, name, symbols }) => (
        <li key={id}>
          <Link
            href={`${paths.watchlists}?list=${encodeURIComponent(id)}`}
            className={tabs.link}
            aria-current={id === openId ? 'page' : undefined}
          >
            <span className={styles.name}>{name}</span> <span className={styles.count}>{symbols.length}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
