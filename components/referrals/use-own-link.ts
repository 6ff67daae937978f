import { showToast } from '@/components/toasts/toast-store';
import { failureSentence } from '@/lib/client/failure-sentence';
import { useSession } from '@/lib/client/session';
import { useOwn } from '@/lib/client/use-own';
import { linksPageWords as words } from '@/lib/content/links-page';
import type { OwnLink } from '@/lib/contracts/referrals';
import type { referralsClient } from './referrals-client';

type Calls = ReturnType<typeof referralsClient>;
export type OwnLinkState = 'loading' | 'signed-out' | 'investor' | 'failed' | OwnLink;

const loadCalls = async (): Promise<Calls> => (await import('./referrals-client')).referralsClient();
const read = (calls: Calls, signal: AbortSignal): Promise<OwnLink> => calls.own({ signal });

/** The signed-in member's link; whoever is signed in now, and nobody before them. */
export function useOwnLink() {
  const { user, isKnown } = useSession();
  const isMember = user?.kind === 'user';
  const { data, failure, isBusy, change, retry } = useOwn(loadCalls, read, isMember);

  async function accept(version: number, showsName: boolean) {
    if (isBusy || !isMember) return;
    try {
      await change((calls) => calls.acceptTerms({ body: { version, showsName } }));
      showToast('success', words.accepted);
    } catch (error) {
      showToast('error', failureSentence(error));
    }
  }

  return {
    state: stateOf(),
    failure,
    retry,
    accept: (version: number, showsName: boolean) => void accept(version, showsName),
    isAccepting: isBusy,
  };

  function stateOf(): OwnLinkState {
    if (!isKnown) return 'loading';
    if (!user) return 'signed-out';
    if (!isMember) return 'investor';
    return data ?? (failure ? 'failed' : 'loading');
  }
}
