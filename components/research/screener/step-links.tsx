import type { MapLinks } from '@/lib/server/research/screener/page-props/heat-map-view';
import { StepLink } from './step-link';
import styles from './step-links.module.css';

/** Links to alternative views, each with its own URL. With `areChips` they wrap as chips. */
export const StepLinks = ({ label, links, areChips }: MapLinks & { areChips?: boolean }) => (
  <ul className={styles.links} data-chips={areChips} aria-label={label}>
    {links.map(({ href, isCurrent, ...link }) => (
      <li key={href}>
        <StepLink href={href} aria-current={isCurrent ? 'true' : undefined}>
          {link.label}
        </StepLink>
      </li>
    ))}
  </ul>
);
