import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isDateOnly } from '@/lib/domain/shared/dates';

/**
 * The browser's router knows one page for this address, today's. Coming back to a day through the history would show
 * today under it, so the server is asked, which knows every day.
 */
export function useAskedDay(isHistory: boolean) {
  const { isReady, query } = useRouter();
  const isLost = isReady && !isHistory && isDateOnly(query.on);
  useEffect(() => {
    if (isLost) window.location.reload();
  }, [isLost]);
}
