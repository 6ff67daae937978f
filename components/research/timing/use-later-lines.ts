import { useState } from 'react';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import type { SignalLine } from '@/lib/content/research/signal-line';

export type LaterPage = { lines: readonly SignalLine[]; next: string | null };

/**
 * Loads further pages of a list one by one. They are dropped when the first page's cursor changes, for example with
 * another sector.
 */
export function useLaterLines(first: string | null, read: (cursor: string) => Promise<LaterPage>) {
  const [later, setLater] = useState<LaterPage & { after: string | null }>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState({ cursor: '', message: '' });
  const known = later?.after === first ? later : undefined;
  const lines = known?.lines ?? [];
  const cursor = known ? known.next : first;

  async function more() {
    if (cursor === null || isBusy) return;
    setIsBusy(true);
    try {
      const page = await read(cursor);
      setLater({ after: first, lines: [...lines, ...page.lines], next: page.next });
      setFailure({ cursor: '', message: '' });
    } catch (error) {
      setFailure({ cursor, message: failureSentence(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return {
    lines,
    hasMore: cursor !== null,
    isBusy,
    failure: failure.cursor === cursor ? failure.message : '',
    more: () => void more(),
  };
}
