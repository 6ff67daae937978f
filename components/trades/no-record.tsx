import { EmptyState } from '@/components/ui/empty-state';

/** Before the first trade, and on a page built without a database. */
export function NoRecord() {
  return (
    <EmptyState title="No trades to show yet">
      The record fills from the first signal on. If you expected trades here, load the page again in a minute.
    </EmptyState>
  );
}
