import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { statusPageCopy as copy } from '@/lib/content/brokerage/application/status-page-copy';
import { Link } from '@/components/ui/navigation/link';
import type { ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from './status/status.module.css';
import { Timeline } from './status/timeline';

/** An application's past and upcoming stages, and the signed agreements. */
export function ApplicationPast({ application }: { application: ApplicationState }) {
  const { agreements: signed } = application;
  return (
    <div className={styles.past}>
      <section aria-labelledby="history">
        <h2 className={styles.subtitle} id="history">
          {copy.timelineTitle}
        </h2>
        <Timeline application={application} />
      </section>
      {signed.length > 0 ? (
        <section aria-labelledby="signed">
          <h2 className={styles.subtitle} id="signed">
            {copy.signedTitle}
          </h2>
          <ul className={styles.list}>
            {signed.map(({ agreement, version, sha256, signedAt }) => (
              <li key={agreement}>
                <Signed name={agreement} />
                <span className={styles.when}>{copy.signed(version, dayOf(signedAt))}</span>
                <span className={styles.when}>
                  {copy.hash} <code className={styles.code}>{sha256.slice(0, 12)}</code>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function Signed({ name }: { name: string }) {
  const document = Object.entries(agreements).find(([known]) => known === name)?.[1].document;
  return document ? <Link href={document.path}>{document.title}</Link> : name;
}
