import { showToast } from '@/components/toasts/toast-store';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { register, revoke } from '@/lib/client/session/session-actions';
import { readRefreshToken } from '@/lib/client/session/session-cookies';
import { switchCopy } from '@/lib/content/accounts/switch-account';
import type { AccountKind, SessionRecord } from '@/lib/contracts/accounts/accounts';
import { linkedAccountsContract } from '@/lib/contracts/accounts/linked-accounts';
import { openModal } from './modal-stack';

let isSwitching = false;

/**
 * Switches to the linked account of the given kind. A member without one is asked to become an investor; an investor
 * without one logs in as a member.
 */
export async function switchAccount(to: AccountKind) {
  const refreshToken = readRefreshToken();
  if (isSwitching) return;
  if (refreshToken === undefined) return openModal('login', { kind: to });
  isSwitching = true;
  try {
    const { session } = await linkedAccountsClient().switchAccount({ body: { refreshToken } });
    if (session) adoptSession(session, to);
    else if (to === 'investor') openModal('continue-as-investor');
    else openModal('login', { kind: 'user' });
  } catch (error) {
    showToast('error', failureSentence(error));
  } finally {
    isSwitching = false;
  }
}

export const linkedAccountsClient = () => createClient(linkedAccountsContract, browserHttp());

/** Adopts a session of the other account and ends the previous one. */
export function adoptSession(session: SessionRecord, kind: AccountKind) {
  const former = readRefreshToken();
  register(session, { kind });
  showToast('success', kind === 'investor' ? switchCopy.isInvestor : switchCopy.isMember);
  // Without the bearer token, which is the new session's already.
  revoke(undefined, former);
}
