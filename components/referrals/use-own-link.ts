import { useCallback, useEffect, useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { useSession } from '@/lib/client/session';
import { linksPageWords as words } from '@/lib/content/links-page';
import { neutralFailure } from '@/lib/content/faults';
import { offline } from '@/lib/content/frame';
import type { OwnLink } from '@/lib/contracts/referrals';

type Loaded = { of: string; link: OwnLink | 'failed' };
export type OwnLinkState = 'loading' | 'signed-out' | 'investor' | 'failed' | OwnLink;

/** The signed-in member's link; whoever is signed in now, and nobody before them. */
export function useOwnLink() {
  const { user, isKnown } = useSession();
  const memberId = user?.kind === 'user' ? user.id : undefined;
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const [isAccepting, setIsAccepting] = useState(false);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => {
    if (memberId === undefined) return;
    const stop = new AbortController();
    load(stop.signal).then(
      (link) => setLoaded({ of: memberId, link }),
      () => {
        if (!stop.signal.aborted) setLoaded({ of: memberId, link: 'failed' });
      },
    );
    return () => stop.abort();
  }, [memberId, attempt]);

  async function accept(version: number, showsName: boolean) {
    if (isAccepting || memberId === undefined) return;
    setIsAccepting(true);
    try {
      const link = await (await client()).acceptTerms({ body: { version, showsName } });
      setLoaded({ of: memberId, link });
      showToast('success', words.accepted);
    } catch (error) {
      const isRefusal = error instanceof Error && error.name === 'CallError';
      showToast('error', isRefusal ? error.message : navigator.onLine ? neutralFailure : offline);
    } finally {
      setIsAccepting(false);
    }
  }

  const own = loaded?.of === memberId ? loaded?.link : undefined;
  const state: OwnLinkState = !isKnown
    ? 'loading'
    : !user
      ? 'signed-out'
      : user.kind === 'investor'
        ? 'investor'
        : (own ?? 'loading');
  return {
    state,
    retry,
    accept: (version: number, showsName: boolean) => void accept(version, showsName),
    isAccepting,
  };
}

const load = async (signal: AbortSignal) => (await client()).own({ signal });

async function client() {
  const { referralsClient } = await import('./referrals-client');
  return referralsClient();
}
