import { Link } from '@/components/ui/navigation/link';
import { paths } from '@/lib/domain/shared/paths';
import tabs from '@/components/ui/navigation/tabs.module.css';

type SectorNavProps = { slug: string; current: 'stocks' | 'news' };

/** The two links of section 2: the sector's stocks at its own URL, and its news below it. */
export function SectorNav({ slug, current }: SectorNavProps) {
  const entries = [
    { key: 'stocks', label: 'Stocks', href: paths.sectorStocks(slug) },
    { key: 'news', label: 'News', href: paths.sectorNews(slug) },
  ];
  return (
    <nav aria-label="Sector">
      <ul className={tabs.list}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Link href={entry.href} className={tabs.link} aria-current={entry.key === current ? 'page' : undefined}>
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
