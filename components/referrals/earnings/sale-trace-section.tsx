import { Fetched } from '@/components/ui/feedback/fetched';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { salesCopy as copy } from '@/lib/content/referrals/earnings-page';
import { ledgerLabels, traceSteps } from '@/lib/content/referrals/sale-trace';
import type { SaleTrace } from '@/lib/contracts/referrals/earnings';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { earningsClient } from './earnings-clients';
import styles from './sale-trace.module.css';

const loading = { loading: copy.traceLoading, failed: copy.traceFailed };

/** Explains why a commission was paid for a sale or not, from the visit to the ledger. */
export function SaleTraceSection({ id }: { id: string }) {
  const result = useMemberData(`referral-sale-${id}`, earningsClient, (calls): Promise<SaleTrace> =>
    calls.trace({ params: { id } }),
  );
  return (
    <div className={styles.trace}>
      <Fetched of={result} copy={loading} lines={5}>
        {(trace) => (
          <>
            <ol className={styles.steps}>
              {traceSteps(trace).map(({ title, day, text }) => (
                <li key={title} className={styles.step}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.time}>{day}</span>
                  <span className={styles.text}>{text}</span>
                </li>
              ))}
            </ol>
            <Entries entries={trace.entries} />
            <p className={styles.note}>{copy.id(id)}</p>
          </>
        )}
      </Fetched>
    </div>
  );
}

function Entries({ entries }: Pick<SaleTrace, 'entries'>) {
  if (entries.length === 0) return null;
  return (
    <div>
      <p className={styles.title}>{copy.ledger}</p>
      <ul className={styles.entries}>
        {entries.map(({ kind, cents, at }, place) => (
          <li key={place} className={styles.entry}>
            <span>
              {dayOf(at)} {ledgerLabels[kind]}
            </span>
            <span className={styles.sum}>{usdExact(cents)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
