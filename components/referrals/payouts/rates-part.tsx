import { Pending } from '@/components/ui/feedback/fetched';
import { Section } from '@/components/ui/section';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { StatRow } from '@/components/ui/tables/stat-row';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { agreedTermsCopy as words } from '@/lib/content/referrals/agreements-part';
import type { OwnRates } from '@/lib/contracts/referrals/rates';
import { percent } from '@/lib/domain/shared/percent';
import { ratesClient } from './agreement-clients';

/** The rate of the next sale of each level, and the terms agreed with this ambassador. */
export function RatesPart() {
  const own = useMemberData('payout-rates', ratesClient, (calls): Promise<OwnRates> => calls.own());
  return (
    <Section title={words.title} lead={words.lead}>
      {own.data ? <Rates rates={own.data} /> : <Pending of={own} words={words} lines={3} />}
    </Section>
  );
}

function Rates({ rates: { levels, terms } }: { rates: OwnRates }) {
  const { level, rate, time, condition, state } = words.columns;
  return (
    <>
      <StatRow
        stats={levels.map((one) => ({
          label: words.next(one.level),
          value: percent(one.cutBp),
          note: one.termsId === null ? words.bySchedule(one.scheduleVersion) : words.byTerms,
        }))}
        isFramed
      />
      {terms.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <PlainTable
          caption={words.caption}
          columns={[
            { header: level },
            { header: rate, isHalf: true },
            { header: time, isHalf: true },
            { header: condition, isHalf: true },
            { header: state, isHalf: true },
          ]}
          rows={terms.map((one) => ({
            key: one.id,
            cells: [words.next(one.level), words.rate(one), words.time(one), words.condition(one), words.state(one)],
          }))}
        />
      )}
    </>
  );
}
