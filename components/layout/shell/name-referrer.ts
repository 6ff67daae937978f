import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { showReferrer } from '@/lib/client/visits/referrer';
import { referralsContract } from '@/lib/contracts/referrals/referrals';
import { isOwnCode } from '@/lib/domain/referrals/referral-code';

/** Looks up the owner of a code. A code in another format is not looked up. */
export async function nameReferrer(code: string) {
  if (!isOwnCode(code)) return;
  try {
    const { displayName } = await createClient(referralsContract, browserHttp()).show({ params: { code } });
    showReferrer(displayName);
  } catch {
    // No valid code, or no connection: the notice works without a name.
  }
}
