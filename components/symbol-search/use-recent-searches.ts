import { useEffect, useState } from 'react';
import { loadClient } from '@/lib/client/http/load-calls';
import { useSessionUser } from '@/lib/client/session/session';

const maxShown = 5;
type Kept = { memberId: string; searches: readonly string[] };

/** A member's recent searches, which are stored on the server. Visitors' searches are not stored. */
export function useRecentSearches() {
  const user = useSessionUser();
  const memberId = user?.kind === 'user' ? user.id : undefined;
  const [stored, setStored] = useState<Kept>();
  const isMissing = memberId !== undefined && stored?.memberId !== memberId;

  useEffect(() => {
    if (!isMissing || memberId === undefined) return;
    const stop = new AbortController();
    calls()
      .then((client) => client.profile({ signal: stop.signal }))
      .then(
        ({ searches }) => setStored({ memberId, searches }),
        () => {
          // Ignored: the field works without recent searches.
        },
      );
    return () => stop.abort();
  }, [isMissing, memberId]);

  function remember(search: string) {
    if (memberId === undefined) return;
    calls()
      .then((client) => client.saveSearch({ body: { search } }))
      .then(
        ({ searches }) => setStored({ memberId, searches }),
        () => {
          // Ignored: only the shortcut for the next search is missing.
        },
      );
  }

  const recent = memberId !== undefined && stored?.memberId === memberId ? stored.searches.slice(0, maxShown) : [];
  return { recent, remember };
}

const calls = () => loadClient(({ usersContract }) => usersContract);
