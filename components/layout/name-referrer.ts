import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { showReferrer } from '@/lib/client/referrer';
import { referralsContract } from '@/lib/contracts/referrals';
import { isOwnCode } from '@/lib/domain/referral-code';

/** Asks whose link a code is. A code that cannot be one of ours is somebody's invention, and nobody is asked. */
export async function nameReferrer(code: string) {
  if (!isOwnCode(code)) return;
  try {
    const { displayName } = await createClient(referralsContract, browserHttp()).show({ params: { code } });
    showReferrer(displayName);
  } catch {
    // No working link, or no connection: the line says the same without a name.
  }
}
