import { useEffect, useState } from 'react';
import { loadClient } from '@/lib/client/http/load-calls';
import { useSessionUser } from '@/lib/client/session/session';

const mostShown = 5;
type Kept = { memberId: string; searches: readonly string[] };

/** The signed-in member's recent searches, stored on the server; other visitors' are not stored. */
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
          // Optional: without them the field still works.
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
          // The stock was still found; only its shortcut is missing next time.
        },
      );
  }

  const recent = memberId !== undefined && stored?.memberId === memberId ? stored.searches.slice(0, mostShown) : [];
  return { recent, remember };
}

const calls = () => loadClient(({ usersContract }) => usersContract);
