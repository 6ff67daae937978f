import { loadClient } from '@/lib/client/http/load-calls';
import { showReferrer } from '@/lib/client/visits/referrer';
import { isOwnCode } from '@/lib/domain/visits/referral-code';

/** Looks up the name of a referral code's owner, unless the code's format is invalid. */
export async function nameReferrer(code: string) {
  if (!isOwnCode(code)) return;
  try {
    const calls = await loadClient(({ referralsContract }) => referralsContract);
    const { displayName } = await calls.show({ params: { code } });
    showReferrer(displayName);
  } catch {
    // The code is invalid or the request failed; the notice works without a name.
  }
}
