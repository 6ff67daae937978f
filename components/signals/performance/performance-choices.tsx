import NextLink from 'next/link';
import type { PerformanceChoice } from '@/lib/server/signals/page-props/performance';
import styles from './performance-choices.module.css';

/** Each choice is a row of links to the other views, which keep the scroll position. */
export const PerformanceChoices = ({ choices }: { choices: readonly PerformanceChoice[] }) => (
  <div className={styles.choices}>
    {choices.map(({ name, options }) => (
      <nav key={name} className={styles.choice} aria-label={name}>
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
        <ul className={styles.options}>
          {options.map(({ label, href, isCurrent }) => (
            <li key={label}>
              <NextLink
                href={href}
                prefetch={false}
                scroll={false}
                className={styles.option}
                aria-current={isCurrent ? 'true' : undefined}
              >
                {label}
              </NextLink>
            </li>
          ))}
        </ul>
      </nav>
    ))}
  </div>
);
