import { useEffect, useState } from 'react';
import { useSession } from '@/lib/client/session';

const mostShown = 5;
type Kept = { memberId: string; searches: readonly string[] };

/** What the signed-in member looked for before, kept on the server; of anybody else nothing is kept. */
export function useRecentSearches() {
  const { user } = useSession();
  const memberId = user?.kind === 'user' ? user.id : undefined;
  const [kept, setKept] = useState<Kept>();
  const isMissing = memberId !== undefined && kept?.memberId !== memberId;

  useEffect(() => {
    if (!isMissing || memberId === undefined) return;
    const stop = new AbortController();
    calls()
      .then((client) => client.profile({ signal: stop.signal }))
      .then(
        ({ searches }) => setKept({ memberId, searches }),
        () => {
          // They are a convenience: without them the field works as it does for everybody.
        },
      );
    return () => stop.abort();
  }, [isMissing, memberId]);

  function remember(search: string) {
    if (memberId === undefined) return;
    calls()
      .then((client) => client.saveSearch({ body: { search } }))
      .then(
        ({ searches }) => setKept({ memberId, searches }),
        () => {
          // The stock was found all the same; only the shortcut to it is missing next time.
        },
      );
  }

  const recent = memberId !== undefined && kept?.memberId === memberId ? kept.searches.slice(0, mostShown) : [];
  return { recent, remember };
}

async function calls() {
  const { symbolCalls } = await import('./symbol-calls');
  return symbolCalls();
}
