import { useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Pending } from '@/components/ui/feedback/fetched';
import { SelectField } from '@/components/ui/forms/select-field';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { salesCopy as copy } from '@/lib/content/referrals/earnings-page';
import type { Sale, SaleFilter } from '@/lib/contracts/referrals/earnings';
import { salesByMonth } from '@/lib/domain/referrals/sales-by-month';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { earningsClient } from './earnings-clients';
import styles from './earnings.module.css';
import { MoreButton } from './more-button';
import { ReferralTabs } from './referral-tabs';
import { SaleMonth } from './sale-month';
import { SaleColumns } from './sale-row';
import { usePages } from './use-pages';

type Sales = { items: Sale[]; nextCursor: string | null; isSample: boolean };

const filters = Object.keys(copy.filters) as SaleFilter[];

/** An ambassador's sales, all or by state, each with its trace. */
export function OwnSales() {
  const [filter, setFilter] = useState<SaleFilter>('all');
  const result = useMemberData(`referral-sales-${filter}`, earningsClient, (calls): Promise<Sales> =>
    calls.sales({ query: { filter } }),
  );
  return (
    <>
      <ReferralTabs current={referralPaths.sales} />
      <Section>
        <div className={styles.stack}>
          {result.data?.isSample ? (
            <p>
              <SampleTag />
            </p>
          ) : null}
          <div className={styles.filter}>
            <SelectField
              label={copy.filter}
              options={filters.map((value) => ({ value, label: copy.filters[value] }))}
              value={filter}
              onChange={({ currentTarget: { value } }) => setFilter(filters.find((one) => one === value) ?? 'all')}
            />
          </div>
          {result.data ? (
            <SaleList key={filter} first={result.data} filter={filter} />
          ) : (
            <Pending of={result} copy={copy} lines={6} />
          )}
        </div>
      </Section>
    </>
  );
}

function SaleList({ first, filter }: { first: Sales; filter: SaleFilter }) {
  const pages = usePages(first, (cursor) => earningsClient().sales({ query: { filter, cursor } }));
  if (pages.items.length === 0) return <EmptyState title={copy.empty}>{emptyTextOf(filter)}</EmptyState>;
  return (
    <>
      <div>
        <SaleColumns />
        {salesByMonth(pages.items).map(({ month, sales, sumCents }, place, months) => (
          <SaleMonth
            key={month}
            month={month}
            sales={sales}
            // The last month's total is unknown while further pages may contain more of it.
            sumCents={filter === 'none' || (pages.showMore && place === months.length - 1) ? null : sumCents}
          />
        ))}
      </div>
      <MoreButton pages={pages} />
    </>
  );
}

function emptyTextOf(filter: SaleFilter) {
  if (filter === 'none') return copy.emptyNone;
  return filter === 'all' ? copy.emptyText : copy.emptyState;
}
