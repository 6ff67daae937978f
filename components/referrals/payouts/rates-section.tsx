import { Pending } from '@/components/ui/feedback/fetched';
import { Section } from '@/components/ui/section';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { StatRow } from '@/components/ui/tables/stat-row';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { agreedTermsCopy as copy } from '@/lib/content/referrals/agreements-part';
import type { OwnRates } from '@/lib/contracts/referrals/rates';
import { percent } from '@/lib/domain/shared/percent';
import { ratesClient } from './agreement-clients';
import styles from './payouts.module.css';

/** The commission rate of the next sale at each level, and the terms agreed with this ambassador. */
export function RatesSection() {
  const result = useMemberData('payout-rates', ratesClient, (calls): Promise<OwnRates> => calls.own());
  return (
    <Section title={copy.title} lead={copy.lead} isSplit>
      {result.data ? <Rates rates={result.data} /> : <Pending of={result} copy={copy} lines={3} />}
    </Section>
  );
}

function Rates({ rates: { levels, terms } }: { rates: OwnRates }) {
  const { level, rate, time, condition, state } = copy.columns;
  return (
    <div className={styles.stack}>
      <StatRow
        stats={levels.map((one) => ({
          label: copy.next(one.level),
          value: percent(one.cutBp),
          ...(terms.length > 0
            ? { note: one.termsId === null ? copy.bySchedule(one.scheduleVersion) : copy.byTerms }
            : {}),
        }))}
        isFramed
      />
      {terms.length === 0 ? (
        <p className={styles.note}>{copy.none(levels[0]?.scheduleVersion ?? 1)}</p>
      ) : (
        <PlainTable
          caption={copy.caption}
          columns={[
            { header: level },
            { header: rate, isHalf: true },
            { header: time, isHalf: true },
            { header: condition, isHalf: true },
            { header: state, isHalf: true },
          ]}
          rows={terms.map((one) => ({
            key: one.id,
            cells: [copy.next(one.level), copy.rate(one), copy.time(one), copy.condition(one), copy.state(one)],
          }))}
        />
      )}
    </div>
  );
}
