import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Table, type Column } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { count } from '@/lib/content/place-view';
import { paths } from '@/lib/domain/paths';
import type { ListedPlace, PlaceListProps } from '@/lib/server/page-props/places';
import styles from './place-table.module.css';
import { StateMark } from './state-mark';

type Key = 'name' | 'state' | 'waiting';

const columns: readonly Column<ListedPlace, Key>[] = [
  { key: 'name', header: 'Place', isRowHeader: true, onCard: 'title', cell: toName },
  { key: 'state', header: 'State', onCard: 'aside', cell: ({ state }) => <StateMark state={state} /> },
  { key: 'waiting', header: 'Waiting', isNumeric: true, cell: ({ waiting }) => count(waiting) },
];

/** A page of the list, with the way to the next. */
export function PlaceTable({ words, filter, items, total, nextCursor }: PlaceListProps) {
  const { path, many } = words;
  const next = new URLSearchParams({ ...filter, cursor: nextCursor ?? '' });
  if (items.length === 0) {
    return (
      <EmptyState title={`No ${many} fit`} action={<TextLink href={path}>Show all {many}</TextLink>}>
        Try fewer letters, or another state.
      </EmptyState>
    );
  }
  return (
    <div>
      <Table
        caption={`${count(total)} ${many} fit; ${items.length} on this page.`}
        columns={columns}
        rows={items}
        rowKey={({ slug }) => slug}
      />
      <p className={styles.ways}>
        {nextCursor ? <TextLink href={`${path}?${next.toString()}#list`}>Next page</TextLink> : null}
        {Object.keys(filter).length > 0 ? <TextLink href={path}>Show all {many}</TextLink> : null}
      </p>
    </div>
  );
}

function toName({ kind, slug, name, where }: ListedPlace) {
  return (
    <span className={styles.name}>
      <Link href={paths.place(kind, slug)} className={styles.link}>
        {name}
      </Link>
      <span className={styles.where}>{where}</span>
    </span>
  );
}
