import { derive, keyFor } from '@/lib/server/platform/sealing/crypto';
import type { Tx } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { deleteDescription, findDescription } from './equality-repository';

/** The key of an account's answer: without the site's secret, it cannot be linked to the account. */
export const describerKey = (accountId: string) => derive(keyFor(settings().authSecret, 'self-description'), accountId);

/** For the owner's data export. */
export async function exportDescription(tx: Tx, accountId: string) {
  const found = await findDescription(tx, describerKey(accountId));
  return found ? [{ background: found.background, consent_version: found.consentVersion }] : [];
}

/** Deleted with the account. */
export const deleteSelfDescription = (tx: Tx, accountId: string) => deleteDescription(tx, describerKey(accountId));
