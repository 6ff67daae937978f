import { showToast } from '@/components/toasts/toast-store';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { linksPageCopy as copy } from '@/lib/content/referrals/links-page';
import { referralsContract, type OwnLink } from '@/lib/contracts/referrals/referrals';

const referralsClient = () => createClient(referralsContract, browserHttp());

/** The signed-in member's referral link. */
export function useOwnLink() {
  const result = useMemberData('own-link', referralsClient, (calls): Promise<OwnLink> => calls.own());

  async function accept(version: number, showsName: boolean) {
    if (result.isBusy) return;
    try {
      await result.change((calls) => calls.acceptTerms({ body: { version, showsName } }));
      showToast('success', copy.accepted);
    } catch (error) {
      showToast('error', failureSentence(error));
    }
  }

  return { ...result, accept: (version: number, showsName: boolean) => void accept(version, showsName) };
}
