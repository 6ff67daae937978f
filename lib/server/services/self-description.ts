import { derive, keyFor } from '../crypto';
import type { Tx } from '../db/pool';
import { settings } from '../env';
import { deleteDescription, findDescription } from '../repositories/equality';

/** Under what an account's answer is kept: without the site's secret, the table does not lead to an account. */
export const describerKey = (accountId: string) => derive(keyFor(settings().authSecret, 'self-description'), accountId);

/** For its owner to take along with everything else. */
export async function exportDescription(tx: Tx, accountId: string) {
  const found = await findDescription(tx, describerKey(accountId));
  return found ? [{ background: found.background, consent_version: found.consentVersion }] : [];
}

/** Goes with the account, at once. */
export const forgetDescription = (tx: Tx, accountId: string) => deleteDescription(tx, describerKey(accountId));
