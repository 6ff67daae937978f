import { dayOfInstant } from '@/lib/content/places/place-view';
import { placeEventTexts } from '@/lib/content/places/place-states';
import type { PlacePage } from '@/lib/contracts/places/places';
import styles from './place-facts.module.css';

/** The history of a place, newest first. */
export function PlaceHistory({ events }: Pick<PlacePage, 'events'>) {
  if (events.length === 0) return <p>No activity yet.</p>;
  const texts = placeEventTexts(events.map(({ event }) => event));
  return (
    <ol className={styles.facts}>
      {events.map(({ at, event }, row) => (
        <li key={`${at} ${event}`} className={styles.fact}>
          <span>{texts[row]}</span>
          <time dateTime={at} className={styles.name}>
            {dayOfInstant(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
