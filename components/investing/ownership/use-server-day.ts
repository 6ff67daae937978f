import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isDateOnly } from '@/lib/domain/shared/dates';

/**
 * The browser's router knows one page for this URL, today's. Going back to a day in the history would show today's
 * figures, so the server is asked, which knows every day.
 */
export function useServerDay(isHistory: boolean) {
  const { isReady, query } = useRouter();
  const isLost = isReady && !isHistory && isDateOnly(query.on);
  useEffect(() => {
    if (isLost) window.location.reload();
  }, [isLost]);
}
