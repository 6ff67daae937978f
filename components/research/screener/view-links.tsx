import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import type { MapPeriod } from '@/lib/domain/research/screener/figures';
import type { Screen } from '@/lib/domain/research/screener/screen';
import styles from './sector-map.module.css';
import { StepLink } from './step-link';

/** The stocks as a table, or the sectors as a map. */
export const ViewLinks = ({ screen, period }: { screen: Screen; period: MapPeriod | null }) => (
  <ul className={styles.periods} aria-label={copy.views.label}>
    <li>
      <StepLink href={screenerAddress(screen)} aria-current={period ? undefined : 'true'}>
        {copy.views.table}
      </StepLink>
    </li>
    <li>
      <StepLink href={screenerAddress(screen, period ?? 'day')} aria-current={period ? 'true' : undefined}>
        {copy.views.map}
      </StepLink>
    </li>
  </ul>
);
