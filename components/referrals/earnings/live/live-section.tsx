import { Pending } from '@/components/ui/feedback/fetched';
import { Section } from '@/components/ui/section';
import { StatRow } from '@/components/ui/tables/stat-row';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { liveTodayCopy as copy } from '@/lib/content/referrals/live-today';
import type { Today } from '@/lib/contracts/referrals/today';
import { usdExact } from '@/lib/domain/shared/money';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { todayClient } from '../earnings-clients';
import styles from './live.module.css';
import { useLiveToday } from './use-live-today';

/** Today's clicks, sign-ups and sales, updated live. */
export function LiveSection() {
  const result = useMemberData('referral-today', todayClient, (calls): Promise<Today> => calls.read());
  return (
    <Section title={copy.title} isSplit>
      {result.data ? <LiveFigures first={result.data} /> : <Pending of={result} copy={copy} lines={1} />}
    </Section>
  );
}

function LiveFigures({ first }: { first: Today }) {
  const { state, today } = useLiveToday(first);
  // Three zeros add nothing to the line below.
  const hasNone = today.clicks + today.signUps + today.sales === 0;
  return (
    <div className={styles.live}>
      <div className={styles.line}>
        <p className={styles.state} data-state={state} role="status">
          {copy.states[state]}
        </p>
        <p className={styles.none}>{hasNone ? copy.none : copy.lead}</p>
      </div>
      {hasNone ? null : (
        <StatRow
          stats={[
            { label: copy.clicks, value: groupDigits(today.clicks) },
            { label: copy.signUps, value: groupDigits(today.signUps) },
            {
              label: copy.sales,
              value: groupDigits(today.sales),
              note: copy.earned(usdExact(today.earnedCents)),
            },
          ]}
          isFramed
        />
      )}
      {today.latest.length === 0 ? null : (
        <ol className={styles.latest} aria-label={copy.latest}>
          {today.latest.map(({ at, kind, level }, place) => (
            <li key={`${at} ${kind} ${place}`}>
              <time dateTime={at}>{copy.time(at)}</time>
              {kind === 'sale' ? copy.sale(level) : copy.kinds[kind]}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
