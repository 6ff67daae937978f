import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { statusPageCopy as copy } from '@/lib/content/brokerage/application/status-page-copy';
import { Link } from '@/components/ui/navigation/link';
import type { ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from './status/status.module.css';
import { Timeline } from './status/timeline';

/** An application's past and future stages. */
export const ApplicationTimeline = ({ application }: { application: ApplicationState }) => (
  <section className={styles.past} aria-labelledby="history">
    <h2 className={styles.subtitle} id="history">
      {copy.timelineTitle}
    </h2>
    <Timeline application={application} />
  </section>
);

/** The agreements signed with an application, each with its hash on a page of its own. */
export function SignedAgreements({ agreements: signed }: Pick<ApplicationState, 'agreements'>) {
  if (signed.length === 0) return null;
  return (
    <section className={styles.signed} aria-labelledby="signed">
      <h2 className={styles.subtitle} id="signed">
        {copy.signedTitle}
      </h2>
      <ul className={styles.list}>
        {signed.map(({ agreement, version, signedAt }) => (
          <li key={agreement}>
            <Signed name={agreement} />
            <span className={styles.when}>{copy.signed(version, dayOf(signedAt))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Signed({ name }: { name: string }) {
  const document = Object.entries(agreements).find(([known]) => known === name)?.[1].document;
  return document ? <Link href={document.path}>{document.title}</Link> : name;
}
