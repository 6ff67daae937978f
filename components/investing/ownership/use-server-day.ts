import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isDateOnly } from '@/lib/domain/shared/dates';

/**
 * The browser's router knows one page for this URL, today's. Going back to a day in the history would show today's
 * figures, so that day's page is loaded from the server.
 */
export function useServerDay(isHistory: boolean) {
  const { isReady, query } = useRouter();
  const isLost = isReady && !isHistory && isDateOnly(query.on);
  useEffect(() => {
    if (isLost) window.location.reload();
  }, [isLost]);
}
