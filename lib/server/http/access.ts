import { timingSafeEqual } from 'node:crypto';
import type { Access } from '@/lib/contracts/endpoint';
import { loginNeeded } from '@/lib/content/messages';
import { sha256 } from '../crypto';
import { settings } from '../env';
import { AppError } from '../errors';
import { findCaller } from '../services/sessions';
import type { Caller } from './caller';

const signIn = () => new AppError('unauthorized', loginNeeded);

/**
 * Who calls, by the bearer header alone (cookies never count), or a refusal. A token of one kind is refused with 403
 * on the other kind's calls.
 */
export async function callerOf(access: Access, authorization: string | undefined): Promise<Caller | null | undefined> {
  if (access === 'public') return undefined;
  if (access === 'operator') return refuseNonOperators(authorization);
  const token = bearer(authorization);
  const caller = token === undefined ? null : await findCaller(token);
  if (access === 'optional') return caller;
  if (!caller) throw signIn();
  if (access === 'member' && caller.kind !== 'user') throw new AppError('forbidden', 'This call is for user accounts.');
  if (access === 'investor' && caller.kind !== 'investor')
    throw new AppError('forbidden', 'This call is for investor accounts.');
  return caller;
}

/** The scheme as we issue it, one token, of a length that ours can have. */
function bearer(authorization: string | undefined) {
  const match = /^Bearer ([\w.~+/-]{16,2048}=*)$/.exec(authorization ?? '');
  return match?.[1];
}

function refuseNonOperators(authorization: string | undefined): undefined {
  const token = bearer(authorization);
  if (token === undefined || !timingSafeEqual(sha256(token), sha256(settings().opsToken))) {
    throw new AppError('unauthorized', 'This call needs the operator’s token.');
  }
}
