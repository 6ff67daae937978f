import { Link } from '@/components/ui/navigation/link';
import { SampleTag, Tag } from '@/components/ui/tag';
import { roundSinceCopy, roundStateCopy, roundsPage as copy } from '@/lib/content/investing/rounds';
import type { RoundCard } from '@/lib/contracts/investing/rounds';
import { minuteOf } from '@/lib/domain/shared/instants';
import styles from './rounds.module.css';

type RoundRowsProps = { items: readonly RoundCard[]; hrefOf: (slug: string) => string };

/** Rounds in rows: state and dates in their order. No terms. */
export const RoundRows = ({ items, hrefOf }: RoundRowsProps) => (
  <ul className={styles.rows}>
    {items.map(({ slug, name, about, state, isSample, ...round }) => (
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
          {datesOf({ state, ...round }).map(([label, at]) => (
            <p key={label} className={styles.dates}>
              {label} {minuteOf(at)}
            </p>
          ))}
        </div>
      </li>
    ))}
  </ul>
);

function datesOf({
  state,
  stateAt,
  firstLookAt,
  publicAt,
}: Pick<RoundCard, 'state' | 'stateAt' | 'firstLookAt' | 'publicAt'>) {
  const dates: [label: string, at: string][] = [
    [copy.seen.investors, firstLookAt],
    [copy.seen.everybody, publicAt],
    [roundSinceCopy[state], stateAt],
  ];
  return dates.toSorted(([, a], [, b]) => a.localeCompare(b));
}
