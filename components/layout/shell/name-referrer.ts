import { loadClient } from '@/lib/client/http/load-calls';
import { showReferrer } from '@/lib/client/visits/referrer';
import { isOwnCode } from '@/lib/domain/visits/referral-code';

/** Looks up the owner of a code. A code in another format is not looked up. */
export async function nameReferrer(code: string) {
  if (!isOwnCode(code)) return;
  try {
    const calls = await loadClient(({ referralsContract }) => referralsContract);
    const { displayName } = await calls.show({ params: { code } });
    showReferrer(displayName);
  } catch {
    // No valid code, or no connection: the notice works without a name.
  }
}
