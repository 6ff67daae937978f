import { proofNeeded } from '@/lib/content/accounts/messages';
import { now } from '@/lib/server/platform/clock';
import { transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { renewProof } from './sessions-repository';
import { provePassword } from './own-password';

const recentMs = 600_000;

/**
 * Throws unless the session's password was checked within the last ten minutes, because another person may be using the
 * device.
 */
export function requireRecentProof({ authenticatedAt }: { authenticatedAt: Date }) {
  if (now().getTime() - authenticatedAt.getTime() >= recentMs)
    throw new AppError('reauthentication_required', proofNeeded);
}

/** Checks the password again. For the next ten minutes, this session passes `requireRecentProof`. */
export async function confirmPasswordAgain(
  { accountId, sessionId }: { accountId: string; sessionId: string },
  password: string,
  origin: Origin,
) {
  await provePassword(accountId, password, origin);
  await transaction(async (tx) => {
    await renewProof(tx, sessionId, now());
    await recordAudit(tx, { event: 'password_proven', result: 'ok', subject: accountId, origin });
  });
}
