import { Pending } from '@/components/ui/feedback/fetched';
import { Section } from '@/components/ui/section';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { grantsCopy as copy } from '@/lib/content/referrals/agreements-part';
import type { CofounderGrant } from '@/lib/contracts/referrals/cofounder-grants';
import { fullDate } from '@/lib/domain/shared/dates';
import { grantsClient } from './agreement-clients';

/** The grants of a cofounder under signed agreements. Renders nothing for others. */
export function GrantsSection() {
  const result = useMemberData('cofounder-grants', grantsClient, (calls): Promise<Grants> => calls.own());
  // Most members have no grants, so nothing is shown for them, not even while loading.
  if (result.data?.items.length === 0 || (!result.data && result.failure === '')) return null;
  return (
    <Section title={copy.title} lead={copy.lead}>
      {result.data ? <GrantTable grants={result.data.items} /> : <Pending of={result} copy={copy} lines={3} />}
    </Section>
  );
}

type Grants = { items: CofounderGrant[] };

function GrantTable({ grants }: { grants: readonly CofounderGrant[] }) {
  const { promise, status, agreement, signed } = copy.columns;
  return (
    <PlainTable
      caption={copy.caption}
      columns={[
        { header: promise },
        { header: status, isHalf: true },
        { header: agreement, isHalf: true },
        { header: signed, isHalf: true },
      ]}
      rows={grants.map((one) => ({
        key: one.id,
        cells: [one.promise, copy.status(one.status, one.endedOn), one.agreementId, fullDate(one.signedOn)],
      }))}
    />
  );
}
