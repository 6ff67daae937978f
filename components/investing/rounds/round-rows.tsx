import { Link } from '@/components/ui/navigation/link';
import { TextLink } from '@/components/ui/navigation/text-link';
import { SampleTag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { roundActionCopy, roundSinceCopy, roundsPage as copy } from '@/lib/content/investing/rounds';
import type { RoundCard } from '@/lib/contracts/investing/rounds';
import { dayOf } from '@/lib/domain/shared/dates';
import { formatUtcMinute } from '@/lib/domain/shared/instants';
import styles from './round-rows.module.css';
import { RoundTag } from './round-tag';
import shared from './rounds.module.css';

type RoundRowsProps = {
  items: readonly RoundCard[];
  hrefOf: (slug: string) => string;
  /** The slugs of rounds in early access, which show when they become public. */
  earlySlugs?: ReadonlySet<string>;
  /** The section's heading already labels these rounds as samples. */
  isLabeled?: boolean;
};

/** Whether all rounds of a list are samples, so that one label is enough. */
export const isAllSample = (items: readonly RoundCard[]) => items.length > 0 && items.every((round) => round.isSample);

/**
 * Rounds in rows: their state, since when, and the reader's next step. Terms and all dates are only on a round's own
 * page.
 */
export const RoundRows = ({ items, hrefOf, earlySlugs, isLabeled = false }: RoundRowsProps) => (
  <ul className={styles.rows}>
    {items.map(({ slug, name, about, state, stateAt, publicAt, isSample }) => (
      <li key={slug} className={styles.row}>
        <div>
          <h3 className={styles.name}>
            <Link href={hrefOf(slug)}>{name}</Link>
          </h3>
          <p className={styles.about}>{about}</p>
        </div>
        <div>
          <p className={shared.marks}>
            <RoundTag state={state} />
            {isSample && !isLabeled ? <SampleTag /> : null}
          </p>
          <p className={shared.dates}>
            {earlySlugs?.has(slug)
              ? copy.publicOn(formatUtcMinute(publicAt))
              : `${roundSinceCopy[state]} ${dayOf(stateAt)}`}
          </p>
        </div>
        <TextLink href={hrefOf(slug)}>
          {roundActionCopy[state]}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </TextLink>
      </li>
    ))}
  </ul>
);
