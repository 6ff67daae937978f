import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SortControl } from '@/components/ui/tables/sort-control';
import { Table, type Column } from '@/components/ui/tables/table';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { watchPage as copy } from '@/lib/content/research/watch';
import type { WatchLine } from '@/lib/content/research/watch-view';
import { latestFirst, type WatchColumn } from './watch-order';
import type { WatchChoosing } from './use-watch-choice';

type WatchTableProps = {
  title: string;
  columns: readonly Column<WatchLine, WatchColumn>[];
  lines: readonly WatchLine[];
  choosing: WatchChoosing;
  /** Shown when the list is empty. */
  empty: ReactNode;
};

/** The current or removed stocks, sorted and filtered as the URL says. */
export function WatchTable({ title, columns, lines, choosing, empty }: WatchTableProps) {
  const { rules, choice, choose } = choosing;
  if (lines.length === 0) return empty;
  const shown = rules && choice ? rules.showLines(lines, choice) : lines;
  if (shown.length === 0) return <EmptyState title={copy.noneFit}>{copy.noneFitText}</EmptyState>;
  const sort = choice?.sort ?? latestFirst;
  const sortBy = (key: WatchColumn) => {
    if (rules && choice) choose(rules.sortedBy(choice, key));
  };
  return (
    <>
      <SortControl columns={columns} sort={sort} onSort={sortBy} />
      <Table
        caption={
          shown.length === lines.length ? (
            <VisuallyHidden>{title}</VisuallyHidden>
          ) : (
            `${title}: ${copy.count(shown.length, lines.length)}`
          )
        }
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={sortBy}
        isWordy
      />
    </>
  );
}
