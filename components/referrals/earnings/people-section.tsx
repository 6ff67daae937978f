import { Pending } from '@/components/ui/feedback/fetched';
import { Section } from '@/components/ui/section';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { peopleCopy as copy } from '@/lib/content/referrals/earnings-page';
import type { Person } from '@/lib/contracts/referrals/earnings';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { earningsClient } from './earnings-clients';
import styles from './earnings.module.css';
import { MoreButton } from './more-button';
import { NothingYet } from './nothing-yet';
import { usePages } from './use-pages';

type People = { items: Person[]; nextCursor: string | null };

/** The people whom an ambassador referred, by their initials. */
export function PeopleSection() {
  const result = useMemberData('referred-people', earningsClient, (calls): Promise<People> =>
    calls.people({ query: {} }),
  );
  return (
    <Section title={copy.title} lead={copy.lead}>
      {result.data ? <PeopleList first={result.data} /> : <Pending of={result} copy={copy} lines={4} />}
    </Section>
  );
}

function PeopleList({ first }: { first: People }) {
  const pages = usePages(first, (cursor) => earningsClient().people({ query: { cursor } }));
  if (pages.items.length === 0) return <NothingYet title={copy.empty}>{copy.emptyText}</NothingYet>;
  const { name, joined, payments, referred, earned } = copy.columns;
  return (
    <div className={styles.stack}>
      <PlainTable
        caption={<VisuallyHidden>{copy.caption}</VisuallyHidden>}
        columns={[
          { header: name },
          { header: joined },
          { header: payments, isNumeric: true },
          { header: referred, isNumeric: true },
          { header: earned, isNumeric: true },
        ]}
        rows={pages.items.map((person, at) => ({
          // People have no id here, but the list only grows at its end, so the index is stable.
          key: String(at),
          cells: [
            <span key="name" className={styles.who}>
              {person.name} <span className={styles.by}>{copy.by[person.by]}</span>
            </span>,
            ...[dayOf(person.joinedAt), person.payments, person.referred, usdExact(person.earnedCents)],
          ],
        }))}
      />
      <MoreButton pages={pages} />
    </div>
  );
}
