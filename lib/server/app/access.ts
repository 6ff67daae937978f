import { timingSafeEqual } from 'node:crypto';
import type { Access } from '@/lib/contracts/shared/endpoint';
import { loginNeeded } from '@/lib/content/shared/messages';
import { sha256 } from '@/lib/server/platform/sealing/crypto';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import { findCaller } from '@/lib/server/accounts/sessions';
import type { Caller } from '@/lib/server/platform/http/caller';

const signIn = () => new AppError('unauthorized', loginNeeded);

/**
 * Authenticates the caller by the Authorization header, never by cookies; throws if that fails. A token of one account
 * kind gets a 403 on endpoints of the other kind.
 */
export async function callerOf(access: Access, authorization: string | undefined): Promise<Caller | null | undefined> {
  if (access === 'public') return undefined;
  if (access === 'operator') return refuseNonOperators(authorization);
  const token = bearer(authorization);
  const caller = token === undefined ? null : await findCaller(token);
  if (access === 'optional') return caller;
  if (!caller) throw signIn();
  if (access === 'member' && caller.kind !== 'user')
    throw new AppError('forbidden', 'This endpoint is for user accounts.');
  if (access === 'investor' && caller.kind !== 'investor')
    throw new AppError('forbidden', 'This endpoint is for investor accounts.');
  return caller;
}

/** The bearer token in the header, if it has the form and at most the length of our tokens. */
function bearer(authorization: string | undefined) {
  const match = /^Bearer ([\w.~+/-]{16,2048}=*)$/.exec(authorization ?? '');
  return match?.[1];
}

function refuseNonOperators(authorization: string | undefined): undefined {
  const token = bearer(authorization);
  if (token === undefined || !timingSafeEqual(sha256(token), sha256(settings().opsToken))) {
    throw new AppError('unauthorized', 'This endpoint requires the operator’s token.');
  }
}
