import { Table, type Column } from '@/components/ui/tables/table';
import { SampleTag } from '@/components/ui/tag';
import type { CapTablePageCopy } from '@/lib/content/investing/cap-table';
import type { CapTableView } from '@/lib/server/investing/cap-table/page-props/cap-table-view';
import { fullDate } from '@/lib/domain/shared/dates';

type HoldingTableProps = { view: CapTableView; words: CapTablePageCopy['table'] };
type Row = CapTableView['rows'][number];

/** Every class of every group, and what it all adds up to. */
export function HoldingTable({ view, words }: HoldingTableProps) {
  const columns: readonly Column<Row>[] = [
    { key: 'holder', header: words.holder, cell: (row) => row.holder, isRowHeader: true, onCard: 'title' },
    { key: 'class', header: words.class, cell: (row) => row.class, onCard: 'line' },
    { key: 'diluted', header: words.diluted, cell: (row) => row.diluted, isNumeric: true },
    { key: 'issued', header: words.issued, cell: (row) => row.issued ?? words.notIssued, isNumeric: true },
    { key: 'shares', header: words.shares, cell: (row) => row.shares, isNumeric: true },
  ];
  const total: Row = { key: 'total', class: '', holder: words.total, ...view.total };
  return (
    <Table
      caption={
        <>
          {words.caption}, {fullDate(view.on)} {view.isSample ? <SampleTag /> : null}
        </>
      }
      columns={columns}
      rows={view.rows}
      foot={[total]}
      rowKey={(row) => row.key}
    />
  );
}
