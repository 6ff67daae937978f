import { Link } from '@/components/ui/navigation/link';
import { SampleTag, Tag } from '@/components/ui/tag';
import { roundStateCopy, roundsPage as copy } from '@/lib/content/investing/rounds';
import type { RoundCard } from '@/lib/contracts/investing/rounds';
import { minuteOf } from '@/lib/domain/shared/instants';
import styles from './rounds.module.css';

type RoundRowsProps = { items: readonly RoundCard[]; hrefOf: (slug: string) => string };

/** Rounds in rows: state and dates. No terms. */
export const RoundRows = ({ items, hrefOf }: RoundRowsProps) => (
  <ul className={styles.rows}>
    {items.map(({ slug, name, about, state, stateAt, firstLookAt, publicAt, isSample }) => (
      <li key={slug} className={styles.row}>
        <div>
          <h3 className={styles.name}>
            <Link href={hrefOf(slug)}>{name}</Link>
          </h3>
          <p className={styles.about}>{about}</p>
        </div>
        <div>
          <p className={styles.marks}>
            <Tag>{roundStateCopy[state].name}</Tag>
            {isSample ? <SampleTag /> : null}
          </p>
          <p className={styles.dates}>
            {copy.since} {minuteOf(stateAt)}
          </p>
          <p className={styles.dates}>
            {copy.seen.investors} {minuteOf(firstLookAt)}
          </p>
          <p className={styles.dates}>
            {copy.seen.everybody} {minuteOf(publicAt)}
          </p>
        </div>
      </li>
    ))}
  </ul>
);
