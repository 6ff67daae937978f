import { proofNeeded } from '@/lib/content/messages';
import { now } from '../clock';
import { transaction } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { recordAudit } from '../repositories/audit';
import { renewProof } from '../repositories/sessions';
import { provePassword } from './own-password';

const recentMs = 600_000;

/** Refuses a session whose password was proven longer ago than ten minutes: it may be somebody else's by now. */
export function requireRecentProof({ authenticatedAt }: { authenticatedAt: Date }) {
  if (now().getTime() - authenticatedAt.getTime() >= recentMs)
    throw new AppError('reauthentication_required', proofNeeded);
}

/** Proves the password anew, for this session and the next ten minutes. */
export async function proveAnew(
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
