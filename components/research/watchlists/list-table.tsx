import { useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { listIcon } from '@/components/ui/feedback/state-icons/list';
import { SampleTag } from '@/components/ui/tag';
import { Segmented } from '@/components/ui/forms/segmented';
import { SortControl } from '@/components/ui/tables/sort-control';
import { Table, type Sort } from '@/components/ui/tables/table';
import { TextField } from '@/components/ui/forms/text-field';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import type { Watchlist } from '@/lib/contracts/research/watchlists';
import { sortRows } from '@/lib/domain/shared/sort-rows';
import { listColumns, valueOf, type ListColumn } from './list-columns';
import type { RowActionsProps } from './row-actions';
import styles from './watchlists.module.css';

type Move = 'all' | 'up' | 'down';
const moves = (['all', 'up', 'down'] as const).map((value) => ({ value, label: copy.shown[value] }));

/** Lists up to this length have no filter. */
const fewRows = 10;

type ListTableProps = { rows: Watchlist['symbols']; actions: RowActionsProps };

/** The stocks of a list with their latest figures, in the selected order and filtered. */
export function ListTable({ rows, actions }: ListTableProps) {
  const [sort, setSort] = useState<Sort<ListColumn>>({ key: 'ticker', direction: 'asc' });
  const [letters, setLetters] = useState('');
  const [move, setMove] = useState<Move>('all');
  const columns = listColumns(actions);
  const sortBy = (key: ListColumn) => setSort(nextSort(sort, key));
  const hasFilter = rows.length > fewRows || letters !== '' || move !== 'all';
  const shown = rows.filter((row) => fits(row, letters) && moved(row, move));

  return (
    <div className={styles.rows}>
      <div className={styles.tools}>
        {hasFilter ? (
          <>
            <TextField
              label={copy.filter}
              name="filter"
              maxLength={40}
              autoComplete="off"
              value={letters}
              onChange={(event) => setLetters(event.target.value)}
            />
            <Segmented legend={copy.show} options={moves} value={move} onChange={setMove} />
          </>
        ) : null}
        <SortControl columns={columns} sort={sort} onSort={sortBy} />
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={listIcon} title={copy.noneFit}>
          {copy.noneFitText}
        </EmptyState>
      ) : (
        <Table
          caption={
            <span className={styles.caption}>
              <span role="status">{copy.count(shown.length, rows.length)}</span>
              {rows.some(({ isSample }) => isSample) ? <SampleTag /> : null}
            </span>
          }
          columns={columns}
          rows={sortRows(shown, valueOf[sort.key], sort.direction)}
          rowKey={({ ticker }) => ticker}
          sort={sort}
          onSort={sortBy}
        />
      )}
    </div>
  );
}

type Row = Watchlist['symbols'][number];

const fits = ({ ticker, name }: Row, letters: string) =>
  `${ticker} ${name}`.toLowerCase().includes(letters.trim().toLowerCase());

const moved = ({ change }: Row, move: Move) =>
  move === 'all' || (change !== null && (move === 'up' ? change > 0 : change < 0));

/** The next sort order: names ascending first, figures descending first; a second click reverses it. */
const nextSort = (sort: Sort<ListColumn>, key: ListColumn): Sort<ListColumn> => {
  if (sort.key === key) return { key, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
  return { key, direction: key === 'ticker' ? 'asc' : 'desc' };
};
