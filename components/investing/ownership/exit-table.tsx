import { Table, type Column } from '@/components/ui/tables/table';
import type { SimulatorCopy } from '@/lib/content/investing/simulator';
import { stakeholders } from '@/lib/domain/investing/dilution';
import { compactAlike } from '@/lib/domain/shared/compact-money';
import { usd } from '@/lib/domain/shared/money';
import type { Simulation } from '@/lib/domain/investing/simulator';
import styles from './exit-table.module.css';

type ExitTableProps = { copy: SimulatorCopy; exits: Simulation['exits'] };
type Row = Simulation['exits'][number];

/** Amounts in millions are abbreviated so that seven columns fit; the reader's own amount is exact. */
const dollars = (amount: number) =>
  amount >= 1_000_000 ? `$${compactAlike(amount, amount + 1)}` : usd(Math.round(amount) * 100);

/** The payouts by holder at three exits: zero, the amount invested, and the best case. */
export function ExitTable({ copy, exits }: ExitTableProps) {
  const columns: readonly Column<Row>[] = [
    {
      key: 'value',
      header: copy.exits.value,
      cell: ({ value }) => (value === 0 ? copy.exits.nothing : dollars(value)),
      isRowHeader: true,
      onCard: 'title',
    },
    ...stakeholders.map((who) => ({
      key: who,
      header: copy.groups[who],
      cell: ({ paid }: Row) => dollars(paid[who]),
      isNumeric: true,
    })),
    { key: 'mine', header: copy.exits.mine, cell: ({ mine }) => dollars(mine), isNumeric: true },
    {
      key: 'multiple',
      header: copy.exits.multiple,
      cell: ({ multiple }) => (multiple === null ? '–' : `${multiple.toFixed(2)}${copy.exits.times}`),
      isNumeric: true,
    },
  ];
  return (
    <div>
      <h2 className={styles.title}>{copy.exits.title}</h2>
      <Table caption={copy.exits.caption} columns={columns} rows={exits} rowKey={(row) => String(row.value)} />
    </div>
  );
}
