import { derive, keyFor } from '@/lib/server/platform/sealing/crypto';
import type { Tx } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { deleteDescription, findDescription } from './equality-repository';

/** Key of an account's answer. It cannot be linked to the account without the site's secret. */
export const describerKey = (accountId: string) => derive(keyFor(settings().authSecret, 'self-description'), accountId);

/** The answer for the account's data export; empty without one. */
export async function exportDescription(tx: Tx, accountId: string) {
  const found = await findDescription(tx, describerKey(accountId));
  return found ? [{ background: found.background, consent_version: found.consentVersion }] : [];
}

/** Deletes the answer when the account is deleted. */
export const deleteSelfDescription = (tx: Tx, accountId: string) => deleteDescription(tx, describerKey(accountId));
