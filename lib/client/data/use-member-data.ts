import { useEffect, useRef, useState } from 'react';
import useSWR, { mutate as mutateCache } from 'swr';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { onSessionEnd, useSessionUser } from '@/lib/client/session/session';

type Options<Data> = {
  /** Fetches for visitors too; otherwise only for an account. */
  forVisitors?: boolean;
  /** Fetches once per mount and never again by itself: for forms, and for what the server shows only once. */
  isPinned?: boolean;
  /** Refetches when the reader comes back to the tab. A function is asked each time whether it may. */
  refreshesOnReturn?: boolean | (() => boolean);
  /** Shows the last data while another key is loading. */
  keepsPrevious?: boolean;
  /** Refetches after this time while the tab is open; 0 for data that changes only by its owner. */
  refreshMs?: (data: Data | undefined) => number;
};

type Key = { owner: string; of: string; mount: number };

/**
 * Data of the signed-in account and changes to it. `makeCalls` creates the client and `read` loads with it; `key` names
 * the data, null loads nothing; the account is added here. SWR and axios come with this module: import it in lazily
 * loaded parts only.
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
      // No automatic retries: every failure offers "Try again", and the HTTP layer has refreshed the session once.
      shouldRetryOnError: false,
      // Requests in progress are shared; a finished one does not delay the next.
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
    /** Refetches, and hides the failure. */
    retry: () => {
      setDismissed(error);
      void mutate();
    },
  };
}

/** The account as part of a key, so that data of another account is never shown. */
function useOwner(forVisitors: boolean, isPinned: boolean) {
  const user = useSessionUser();
  const owner = user ? `${user.kind}:${user.id}` : forVisitors ? 'visitor' : undefined;
  const [last, setLast] = useState(owner);
  if (owner !== undefined && owner !== last) setLast(owner);
  // A form keeps its input when the session expires: its reader logs in again and continues.
  return isPinned ? (owner ?? last) : owner;
}

/** Changes, one at a time. `change` throws the server's error; `submit` sets it as `refusal`. */
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

  /** Undefined when it was rejected, or another one is in progress. */
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

// An account's data does not stay in memory after sign-out, except in forms that are still open.
onSessionEnd(() => {
  void mutateCache((key) => isShared(key), undefined, { revalidate: false });
});

const isShared = (key: unknown) => typeof key === 'object' && key !== null && 'mount' in key && key.mount === 0;
