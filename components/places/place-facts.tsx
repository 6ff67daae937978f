import { populationYear } from '@/lib/content/places/places';
import { dayOfInstant } from '@/lib/content/places/place-view';
import type { PlacePage } from '@/lib/contracts/places/places';
import { groupDigits } from '@/lib/domain/shared/numbers';
import styles from './place-facts.module.css';

/** The facts of a place, one per line. */
export function PlaceFacts({ place }: { place: PlacePage }) {
  return (
    <dl className={styles.facts}>
      {factsOf(place).map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(place: PlacePage): [string, string][] {
  const { leader, claimedAt, offeredUntil, population, waiting, state, asOf } = place;
  const people = (claimedAt ? 1 : 0) + waiting;
  return [
    ['Owner', leader ? (leader.name ?? 'A member') : 'None'],
    ...(leader
      ? ([
          ['Owner since', dayOfInstant(leader.since)],
          ['Term ends', dayOfInstant(leader.termEndsAt)],
          ['Lapses without a report', dayOfInstant(leader.lapsesAt)],
        ] satisfies [string, string][])
      : []),
    ...(state === 'pending' && claimedAt
      ? ([['Claimed on', dayOfInstant(claimedAt)]] satisfies [string, string][])
      : []),
    ...(offeredUntil ? ([['Offered until', dayOfInstant(offeredUntil)]] satisfies [string, string][]) : []),
    ['Members claiming or waiting', groupDigits(people)],
    ['Waiting list', groupDigits(waiting)],
    ...(population
      ? ([[`Population (GeoNames, ${populationYear})`, groupDigits(population)]] satisfies [string, string][])
      : []),
    ['Status as of', dayOfInstant(asOf)],
  ];
}
