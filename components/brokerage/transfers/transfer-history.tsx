import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { barsIcon } from '@/components/ui/feedback/state-icons/bars';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { transferHistoryCopy as copy } from '@/lib/content/brokerage/funding';
import type { Transfer } from '@/lib/contracts/brokerage/transfers';
import styles from './funding.module.css';
import { TransferRow } from './transfer-row';
import { fundingClient } from './funding-client';

type Page = { items: Transfer[]; nextCursor: string | null };
type TransferHistoryProps = { list: Page; isSimulated: boolean; onChange: () => void };

/** Deposits and withdrawals, newest first; older ones load on demand. */
export function TransferHistory({ list, isSimulated, onChange }: TransferHistoryProps) {
  const [older, setOlder] = useState<Page & { after: string | null }>();
  const [isBusy, setIsBusy] = useState(false);
  // After a refresh the first page may end at another transfer, so older pages are dropped.
  const known = older?.after === list.nextCursor ? older : undefined;
  const items = [...list.items, ...(known?.items ?? [])];
  const cursor = known ? known.nextCursor : list.nextCursor;

  async function run(work: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      showToast('error', failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  const showMore = (from: string) =>
    run(async () => {
      const page = await fundingClient().list({ query: { cursor: from } });
      setOlder({ ...page, items: [...(known?.items ?? []), ...page.items], after: list.nextCursor });
    });

  const skip = () =>
    run(async () => {
      const { hasMoved } = await fundingClient().sampleStep();
      showToast('success', hasMoved ? copy.skipped : copy.nothingAhead);
      onChange();
    });

  if (items.length === 0)
    return (
      <EmptyState icon={barsIcon} title={copy.empty}>
        {copy.emptyText}
      </EmptyState>
    );
  return (
    <div className={styles.stack}>
      {isSimulated ? (
        <div className={styles.line}>
          <Button weight="outline" isBusy={isBusy} onClick={() => void skip()}>
            {copy.skip}
          </Button>
          <span className={styles.note}>{copy.skipNote}</span>
        </div>
      ) : null}
      <ul className={styles.transfers}>
        {items.map((transfer) => (
          <TransferRow key={transfer.id} transfer={transfer} onChange={onChange} />
        ))}
      </ul>
      {cursor ? (
        <div>
          <Button weight="outline" isBusy={isBusy} busyLabel={copy.loadingMore} onClick={() => void showMore(cursor)}>
            {copy.more}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
