import { dayOfInstant } from '@/lib/content/places/place-view';
import type { PlacePage } from '@/lib/contracts/places/places';
import { fullDate } from '@/lib/domain/shared/dates';
import styles from './place-reports.module.css';

type PlaceReportsProps = Pick<PlacePage, 'reports' | 'asOf'>;

/** Upcoming meetings, soonest first, followed by the leaders' reports, newest first. */
export function PlaceReports({ reports, asOf }: PlaceReportsProps) {
  if (reports.length === 0) return <p>No reports yet.</p>;
  const today = asOf.slice(0, 10);
  const toCome = reports
    .flatMap(({ meetsOn, ...report }) => (meetsOn !== null && meetsOn >= today ? [{ ...report, meetsOn }] : []))
    .sort((a, b) => a.meetsOn.localeCompare(b.meetsOn));
  const pastReports = reports.filter(({ id }) => !toCome.some((one) => one.id === id));
  return (
    <>
      {toCome.length > 0 ? (
        <>
          <h3 className={styles.title}>Coming up</h3>
          <ul className={styles.reports}>
            {toCome.map(({ id, meetsOn, text }) => (
              <Report key={id} dateTime={meetsOn} day={fullDate(meetsOn)} text={text} />
            ))}
          </ul>
        </>
      ) : null}
      {toCome.length > 0 && pastReports.length > 0 ? <h3 className={styles.title}>Reported</h3> : null}
      {pastReports.length > 0 ? (
        <ul className={styles.reports}>
          {pastReports.map(({ id, at, text }) => (
            <Report key={id} dateTime={at} day={dayOfInstant(at)} text={text} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

type ReportProps = { dateTime: string; day: string; text: string };

const Report = ({ dateTime, day, text }: ReportProps) => (
  <li className={styles.report}>
    <time dateTime={dateTime} className={styles.day}>
      {day}
    </time>
    <p className={styles.text}>{text}</p>
  </li>
);
