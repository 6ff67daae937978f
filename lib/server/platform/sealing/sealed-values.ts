import { db, transaction } from '../db/pool';
import { log } from '../log/log';
import type { Origin } from '../http/origin';
import { recordAudit } from '../audit/audit-repository';
import { countOldSealed, updateSealed, sealedColumns, lockOldSealed, type SealedColumn } from './sealed-repository';
import { currentPrefix, rewrap, DecryptionError, unseal, type SealedPlace } from './sealed';

/** Decrypts a sealed value. A failure is recorded in the audit trail and reveals nothing about the value. */
export async function openSealed(sealed: string, place: SealedPlace, origin: Origin): Promise<string> {
  try {
    return unseal(sealed, place);
  } catch (error) {
    if (error instanceof DecryptionError) {
      const { table, column, owner } = place;
      await recordAudit(db(), {
        event: 'seal_broken',
        result: 'refused',
        subject: owner,
        origin,
        detail: { table, column },
      });
    }
    throw error;
  }
}

/**
 * Values rewrapped per transaction. An interrupted run loses at most one batch, and the next run continues from there.
 */
const batch = 200;

/**
 * Rewraps every sealed value with the current key. Idempotent and resumable. Values that no key can decrypt are left
 * unchanged and counted.
 */
export async function rewrapAll(): Promise<{ rewrapped: number; left: number }> {
  let rewrapped = 0;
  let left = 0;
  for (const column of sealedColumns) {
    for (let after: string | undefined = ''; after !== undefined;) {
      const done = await rewrapSome(column, after);
      rewrapped += done.rewrapped;
      after = done.last;
    }
    left += await countOldSealed(db(), column, currentPrefix());
  }
  return { rewrapped, left };
}

const rewrapSome = (column: SealedColumn, after: string) =>
  transaction(async (tx) => {
    const old = await lockOldSealed(tx, column, { prefix: currentPrefix(), after, max: batch });
    let rewrapped = 0;
    for (const { row, sealed } of old) {
      const fresh = tryRewrap(sealed, column);
      if (fresh === undefined) continue;
      await updateSealed(tx, column, { row, sealed: fresh });
      rewrapped += 1;
    }
    return { rewrapped, last: old.length < batch ? undefined : old.at(-1)?.row };
  });

function tryRewrap(sealed: string, { table, column }: SealedColumn) {
  try {
    return rewrap(sealed);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    log.error({ table, column }, 'no key decrypts a sealed value');
    return undefined;
  }
}
