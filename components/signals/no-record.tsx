import { EmptyState } from '@/components/ui/feedback/empty-state';

/** Shown before the first trade and on pages built without a database. */
export function NoRecord() {
  return (
    <EmptyState title="No trades yet">Trades appear here once we issue the first signal. Check back soon.</EmptyState>
  );
}
