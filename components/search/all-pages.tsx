import { Section } from '@/components/ui/section';
import { Link } from '@/components/ui/navigation/link';
import { allPages } from '@/lib/content/search/all-pages';
import styles from './all-pages.module.css';

/** All pages of the site, grouped by topic. */
export const AllPages = () => (
  <Section title="All pages">
    <div className={styles.groups}>
      {allPages.map(({ title, links }) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </Section>
);
