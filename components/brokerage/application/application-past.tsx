import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { statusPageCopy as words } from '@/lib/content/brokerage/application/status-page-copy';
import { statusCopy } from '@/lib/content/brokerage/application/status-copy';
import { Link } from '@/components/ui/navigation/link';
import type { ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import { minuteOf } from '@/lib/domain/shared/instants';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from './status/status.module.css';

/** What an application has been through, newest first, and which texts were signed. */
export function ApplicationPast({ application: { history, agreements: signed } }: { application: ApplicationState }) {
  return (
    <div className={styles.past}>
      <section aria-labelledby="history">
        <h2 className={styles.subtitle} id="history">
          {words.historyTitle}
        </h2>
        <ol className={styles.list}>
          {history.toReversed().map(({ status, at }) => (
            <li key={at + status}>
              {statusCopy[status].title}
              <span className={styles.when}>{minuteOf(at)}</span>
            </li>
          ))}
        </ol>
      </section>
      {signed.length > 0 ? (
        <section aria-labelledby="signed">
          <h2 className={styles.subtitle} id="signed">
            {words.signedTitle}
          </h2>
          <ul className={styles.list}>
            {signed.map(({ agreement, version, sha256, signedAt }) => (
              <li key={agreement}>
                <Signed name={agreement} />
                <span className={styles.when}>
                  {words.signed(version, dayOf(signedAt))} <code className={styles.code}>{sha256.slice(0, 12)}</code>
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
