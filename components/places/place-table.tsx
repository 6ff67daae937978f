import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import { Table, type Column } from '@/components/ui/tables/table';
import { TextLink } from '@/components/ui/navigation/text-link';
import { counted, pageOf } from '@/lib/content/places/place-view';
import { placePaths } from '@/lib/domain/places/place-paths';
import { groupDigits } from '@/lib/domain/shared/numbers';
import type { ListedPlace, PlaceListProps } from '@/lib/server/places/page-props/places';
import styles from './place-table.module.css';
import { StateMark } from './state-mark';

type Key = 'name' | 'state' | 'waiting';

const columns: readonly Column<ListedPlace, Key>[] = [
  { key: 'name', header: 'Place', isRowHeader: true, onCard: 'title', cell: toName },
  { key: 'state', header: 'Status', onCard: 'aside', cell: toState },
  { key: 'waiting', header: 'Waiting list', isNumeric: true, cell: toWaiting },
];

/** A page of the list with a link to the next page. */
export function PlaceTable({ copy, filter, items, total, page, pages, nextCursor }: PlaceListProps) {
  const { path, one, many } = copy;
  const first = Object.keys(filter).length > 0 ? `${path}?${new URLSearchParams(filter).toString()}` : path;
  const next = new URLSearchParams({
    ...filter,
    cursor: nextCursor ?? '',
    ...(page ? { page: String(page + 1) } : {}),
  });
  if (items.length === 0) {
    return (
      <EmptyState title={`No ${many} found`} action={<TextLink href={path}>Show all {many}</TextLink>}>
        Try a different name, state or status.
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <Table
        caption={`${counted(total, one, many)}, showing ${items.length}`}
        columns={columns}
        rows={items}
        rowKey={({ slug }) => slug}
      />
      <p className={styles.ways}>
        {page && page <= pages ? <span className={styles.page}>{pageOf(page, pages)}</span> : null}
        {page === 1 ? null : <TextLink href={`${first}#list`}>First page</TextLink>}
        {nextCursor ? <TextLink href={`${path}?${next.toString()}#list`}>Next page</TextLink> : null}
        {Object.keys(filter).length > 0 ? <TextLink href={path}>Show all {many}</TextLink> : null}
      </p>
    </div>
  );
}

function toState({ state }: ListedPlace) {
  return (
    <span className={styles.state}>
      <StateMark state={state} />
    </span>
  );
}

/** Phones omit an empty waiting list. */
function toWaiting({ waiting }: ListedPlace) {
  return <span className={waiting === 0 ? styles.empty : undefined}>{groupDigits(waiting)}</span>;
}

function toName({ kind, slug, name, where }: ListedPlace) {
  return (
    <span className={styles.name}>
      <Link href={placePaths.place(kind, slug)} className={styles.link}>
        {name}
      </Link>
      <span className={styles.where}>{where}</span>
    </span>
  );
}
