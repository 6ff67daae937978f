import type { z } from 'zod';
import { keyReused } from '@/lib/content/membership/payment-messages';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { beginOperation, endOperation, deleteOperation } from './billing-repository';

type Operation<T> = {
  accountId: string;
  operation: string;
  /** The caller's idempotency key. */
  clientKey: string | undefined;
  request: unknown;
  answer: z.ZodType<T>;
};

/**
 * Makes a payment call once per client key. Stripe's idempotency key is stored before the call, so that a retry after a
 * lost response is the same call at Stripe, and the response is stored after it. The same client key with another
 * request is rejected with 409. Without a client key, every call is separate.
 */
export async function once<T extends object>(
  { accountId, operation, clientKey, request, answer }: Operation<T>,
  work: (stripeKey: string) => Promise<T>,
): Promise<T> {
  if (clientKey === undefined) return work(`${operation}:${randomId()}`);
  const requestHash = hashOf(JSON.stringify(request));
  const kept = await beginOperation(db(), {
    key: `${operation}:${randomId()}`,
    accountId,
    operation,
    clientKey,
    requestHash,
    state: 'open',
    createdAt: now(),
  });
  if (kept.requestHash !== requestHash) throw new AppError('conflict', keyReused);
  if (kept.state === 'done') return answer.parse(kept.answer);
  try {
    const given = await work(kept.key);
    await endOperation(db(), kept.key, { state: 'done', answer: Object.fromEntries(Object.entries(given)), at: now() });
    return given;
  } catch (error) {
    // A rejected call had no effect, so the key may be used again, such as with another card. After an unknown outcome
    // the key is kept.
    if (error instanceof AppError && error.code === 'unprocessable') await deleteOperation(db(), kept.key);
    throw error;
  }
}
