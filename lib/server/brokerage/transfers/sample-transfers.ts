import { notFound } from '@/lib/content/shared/messages';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { findBrokerAccount } from '../banks/banks-repository';
import { findBroker } from '../application/brokerage-provider';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { checkTransfers } from './transfer-checks';

/**
 * Advances a simulated transfer to its next step immediately instead of days later. Returns false if there was none.
 * Throws 404 when the broker is real.
 */
export async function advanceSampleTransfer(accountId: string, origin: Origin): Promise<boolean> {
  const broker = findBroker();
  if (!broker?.sample) throw new AppError('not_found', notFound);
  await enforceLimits([{ limit: 'transfersByAccount', key: accountId }], origin);
  const owned = await findBrokerAccount(db(), accountId);
  const hasMoved = owned !== null && (await broker.sample.advanceStep(owned.brokerAccountId));
  if (hasMoved) await checkTransfers(broker, owned.brokerAccountId);
  return hasMoved;
}
