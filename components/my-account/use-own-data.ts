import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { clearIdentity, readSessionId, readUniqueId } from '@/lib/client/session/identity';
import { myDataCopy as copy } from '@/lib/content/my-account/my-data';
import { privacyContract } from '@/lib/contracts/my-account/privacy';

const privacyClient = () => createClient(privacyContract, browserHttp());

const ids = () => ({ uniqueId: readUniqueId(), sessionId: readSessionId() });

/** The data that the server stores about this browser and, when signed in, about the account. */
export function useOwnData() {
  const result = useMemberData('own-data', privacyClient, (calls) => calls.ownData({ body: ids() }), {
    forVisitors: true,
  });
  const [isDeleting, setIsDeleting] = useState(false);

  /** Runs a delete call and shows the remaining data. */
  async function remove(call: () => Promise<{ deleted: number }>) {
    setIsDeleting(true);
    try {
      showToast('success', copy.deleted((await call()).deleted));
      result.refresh();
    } catch {
      showToast('error', copy.failed);
    } finally {
      setIsDeleting(false);
    }
  }

  return {
    ...result,
    removeVisits: () => void remove(deleteVisits),
    removeResearch: () => void remove(() => privacyClient().deleteResearch()),
    isDeleting,
  };
}

async function deleteVisits() {
  const answer = await privacyClient().deleteOwnData({ body: ids() });
  clearIdentity();
  return answer;
}
