import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { failureSentence } from '@/lib/client/http/failure-sentence';

type Page<Item> = { items: readonly Item[]; nextCursor: string | null };

/** A list whose further pages load one by one. They are dropped when the first page changes. */
export function usePages<Item>(first: Page<Item>, ask: (cursor: string) => Promise<Page<Item>>) {
  const [later, setLater] = useState<Page<Item> & { after: Page<Item> }>();
  const [isBusy, setIsBusy] = useState(false);
  const known = later?.after === first ? later : undefined;
  const cursor = known ? known.nextCursor : first.nextCursor;

  async function showMore(from: string) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const page = await ask(from);
      setLater({ items: [...(known?.items ?? []), ...page.items], nextCursor: page.nextCursor, after: first });
    } catch (error) {
      showToast('error', failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    items: [...first.items, ...(known?.items ?? [])],
    isBusy,
    showMore: cursor === null ? undefined : () => void showMore(cursor),
  };
}
