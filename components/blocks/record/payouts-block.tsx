import { PhoneFold } from '@/components/ui/phone-fold';
import { Section } from '@/components/ui/section';
import { Table, type Column } from '@/components/ui/tables/table';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { PayoutTableRow } from '@/lib/content/referrals/payouts';
import type { BlockProps } from '../block-props';
import styles from './payouts-block.module.css';

type Key = 'degree' | 'referrals' | 'revenue' | 'cut' | 'payout';

const columns: readonly Column<PayoutTableRow, Key>[] = [
  { key: 'degree', header: 'Degree', isRowHeader: true, onCard: 'title', cell: (row) => row.degree },
  { key: 'referrals', header: 'Referrals', isNumeric: true, cell: (row) => row.referrals },
  {
    key: 'revenue',
    header: 'Revenue',
    isNumeric: true,
    cell: (row) => (row.isRevenueDerived ? `${row.revenue}*` : row.revenue),
  },
  { key: 'cut', header: 'Cut', isNumeric: true, cell: (row) => row.cut },
  { key: 'payout', header: 'Payout', isNumeric: true, onCard: 'aside', cell: (row) => <strong>{row.payout}</strong> },
];

/** The payout schedule of section 9 by degree. Phones collapse it when it is beside another block. */
export function PayoutsBlock({ block, isNested }: BlockProps<'payouts'>) {
  const table = (
    <div className={isNested ? styles.compact : undefined}>
      <Table
        caption={<VisuallyHidden>Payout by degree and number of referrals</VisuallyHidden>}
        isRoomy
        columns={columns}
        rows={block.rows}
        rowKey={(row) => `${row.degree} ${row.referrals}`}
      />
      <p className={styles.note}>* {block.derivedNote}</p>
    </div>
  );
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      {isNested ? <PhoneFold label="Show the payout schedule">{table}</PhoneFold> : table}
    </Section>
  );
}
