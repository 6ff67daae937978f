import { useEffect, useState } from 'react';
import { loadClient } from '@/lib/client/http/load-client';
import type { TradeRecord } from '@/lib/contracts/signals/trades';

export type LiveRecord =
  { status: 'waiting' } | { status: 'ready'; record: TradeRecord } | { status: 'failed'; message: string };

/** The live variant of the record, asked for when `isWanted` first becomes true. */
export function useLiveRecord(isWanted: boolean): { live: LiveRecord; retry: () => void } {
  const [live, setLive] = useState<LiveRecord>({ status: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const isLoading = isWanted && live.status === 'waiting';

  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    const show = (next: LiveRecord) => {
      if (isCurrent) setLive(next);
    };
    loadClient(async () => (await import('@/lib/contracts/signals/trades')).tradesContract)
      .then((calls) => calls.list({ query: { variant: 'live' } }))
      .then((record) => show({ status: 'ready', record }))
      .catch((error: unknown) => show({ status: 'failed', message: error instanceof Error ? error.message : '' }));
    return () => {
      isCurrent = false;
    };
  }, [isLoading, attempt]);

  const retry = () => {
    setLive({ status: 'waiting' });
    setAttempt(attempt + 1);
  };
  return { live, retry };
}
