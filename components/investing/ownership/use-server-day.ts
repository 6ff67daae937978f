import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isDateOnly } from '@/lib/domain/shared/dates';

/**
 * Loads a past date's page from the server on back navigation. The client router only knows one page for this URL and
 * would show today's figures.
 */
export function useServerDay(isHistory: boolean) {
  const { isReady, query } = useRouter();
  const isLost = isReady && !isHistory && isDateOnly(query.on);
  useEffect(() => {
    if (isLost) window.location.reload();
  }, [isLost]);
}
