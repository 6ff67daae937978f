import { Table, type Column } from '@/components/ui/tables/table';
import { SampleTag } from '@/components/ui/tag';
import type { CapTablePageCopy } from '@/lib/content/investing/cap-table';
import type { CapTableView } from '@/lib/server/investing/cap-table/page-props/cap-table-view';
import { fullDate } from '@/lib/domain/shared/dates';

type HoldingTableProps = { view: CapTableView; copy: CapTablePageCopy['table'] };
type Row = CapTableView['rows'][number];

/** The holdings of each group by share class, with totals. */
export function HoldingTable({ view, copy }: HoldingTableProps) {
  const columns: readonly Column<Row>[] = [
    { key: 'holder', header: copy.holder, cell: (row) => row.holder, isRowHeader: true, onCard: 'title' },
    { key: 'class', header: copy.class, cell: (row) => row.class, onCard: 'line' },
    { key: 'diluted', header: copy.diluted, cell: (row) => row.diluted, isNumeric: true },
    { key: 'issued', header: copy.issued, cell: (row) => row.issued ?? copy.notIssued, isNumeric: true },
    { key: 'shares', header: copy.shares, cell: (row) => row.shares, isNumeric: true },
  ];
  const total: Row = { key: 'total', class: '', holder: copy.total, ...view.total };
  return (
    <Table
      caption={
        <>
          {copy.caption}, {fullDate(view.on)} {view.isSample ? <SampleTag /> : null}
        </>
      }
      columns={columns}
      rows={view.rows}
      foot={[total]}
      rowKey={(row) => row.key}
    />
  );
}
