import { useEffect, useRef, useState } from 'react';
import useSWR, { mutate as mutateCache } from 'swr';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { onSessionEnd, useSessionUser } from '@/lib/client/session/session';

type Options<Data> = {
  /** Also fetches for visitors; by default only for signed-in accounts. */
  forVisitors?: boolean;
  /** Fetches once per mount without refetching, for forms and for data that the server shows only once. */
  isPinned?: boolean;
  /** Refetches when the reader returns to the tab; a function decides each time. */
  refreshesOnReturn?: boolean | (() => boolean);
  /** Keeps the previous data while another key is loading. */
  keepsPrevious?: boolean;
  /** Refetches at this interval while the tab is open; 0 for data that only its owner changes. */
  refreshMs?: (data: Data | undefined) => number;
};

type Key = { owner: string; of: string; mount: number };

/**
 * Fetches and changes data of the signed-in account. `makeCalls` creates the client that `read` loads with. `key` names
 * the data, and null loads nothing; the account is part of the cache key. SWR and axios come with this module, so
 * import it only from lazily loaded components.
 */
export function useMemberData<Calls, Data>(
  key: string | null,
  makeCalls: () => Calls,
  read: (calls: Calls) => Promise<Data>,
  {
    forVisitors = false,
    isPinned = false,
    refreshesOnReturn = false,
    keepsPrevious = false,
    refreshMs,
  }: Options<Data> = {},
) {
  const owner = useOwner(forVisitors, isPinned);
  const [mount] = useState(() => (isPinned ? (mounts += 1) : 0));
  const isLoaded = useRef(false);
  const { data, error, isValidating, mutate } = useSWR<Data, unknown, Key | null>(
    owner === undefined || key === null ? null : { owner, of: key, mount },
    () => read(makeCalls()),
    {
      // No automatic retries: every failure offers "Try again", and the HTTP client has already refreshed the session.
      shouldRetryOnError: false,
      // Concurrent requests are shared; a finished request does not delay the next.
      dedupingInterval: 0,
      focusThrottleInterval: 0,
      revalidateOnFocus: refreshesOnReturn !== false,
      ...(typeof refreshesOnReturn === 'function' ? { isPaused: () => isLoaded.current && !refreshesOnReturn() } : {}),
      revalidateOnReconnect: !isPinned,
      keepPreviousData: keepsPrevious,
      refreshInterval: refreshMs,
    },
  );
  useEffect(() => {
    isLoaded.current = data !== undefined;
  }, [data]);
  const [dismissed, setDismissed] = useState<unknown>();
  const { isBusy, refusal, change, submit } = useChanges(async (act: (calls: Calls) => Promise<Data>) => {
    if (owner === undefined) throw new Error('There is no session.');
    const answer = await act(makeCalls());
    // Also discards the responses to requests that started before the change.
    await mutate(answer, { revalidate: false });
    return answer;
  });

  return {
    data,
    failure: error === undefined || error === dismissed ? '' : failureSentence(error),
    isLoading: isValidating,
    isBusy,
    refusal,
    change,
    submit,
    /** Refetches in the background. */
    refresh: () => void mutate(),
    /** Refetches and hides the current failure. */
    retry: () => {
      setDismissed(error);
      void mutate();
    },
  };
}

/** The account in the cache key, so that data of another account is never shown. */
function useOwner(forVisitors: boolean, isPinned: boolean) {
  const user = useSessionUser();
  const owner = user ? `${user.kind}:${user.id}` : forVisitors ? 'visitor' : undefined;
  const [last, setLast] = useState(owner);
  if (owner !== undefined && owner !== last) setLast(owner);
  // A pinned form keeps its data when the session expires, so that the reader can log in again and continue.
  return isPinned ? (owner ?? last) : owner;
}

/** Runs changes one at a time. `change` throws the server's error; `submit` stores its message in `refusal`. */
function useChanges<Act, Data>(run: (act: Act) => Promise<Data>) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  async function change(act: Act): Promise<Data> {
    waiting.current += 1;
    setIsBusy(true);
    const before = last.current;
    const done = (async () => {
      await before.catch(() => undefined);
      return run(act);
    })();
    last.current = done;
    try {
      return await done;
    } finally {
      waiting.current -= 1;
      if (waiting.current === 0) setIsBusy(false);
    }
  }

  /** Returns undefined if the server rejected the change or another one is in progress. */
  async function submit(act: Act): Promise<Data | undefined> {
    if (waiting.current > 0) return undefined;
    setRefusal('');
    try {
      return await change(act);
    } catch (error) {
      setRefusal(failureSentence(error));
      return undefined;
    }
  }

  return { isBusy, refusal, change, submit };
}

let mounts = 0;

// Clears the account's data from memory on sign-out, except in forms that are still open.
onSessionEnd(() => {
  void mutateCache((key) => isShared(key), undefined, { revalidate: false });
});

const isShared = (key: unknown) => typeof key === 'object' && key !== null && 'mount' in key && key.mount === 0;
