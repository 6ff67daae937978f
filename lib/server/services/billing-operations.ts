import type { z } from 'zod';
import { keyReused } from '@/lib/content/payment-messages';
import { randomId } from '@/lib/domain/ids';
import { now } from '../clock';
import { hashOf } from '../crypto';
import { db } from '../db/pool';
import { AppError } from '../errors';
import { beginOperation, endOperation, forgetOperation } from '../repositories/billing';

type Operation<T> = {
  accountId: string;
  operation: string;
  /** What the caller sent to be able to ask again. */
  clientKey: string | undefined;
  request: unknown;
  answer: z.ZodType<T>;
};

/**
 * Makes a payment call once for a key of the caller: the key that Stripe is given is kept before the call, so that a
 * repeat after a lost answer is the same call there too, and the answer is kept after it. Another request under the same
 * key is refused. Without a key each call is its own.
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
    // What was refused was not done: another card may be tried under the same key. What is unknown keeps it.
    if (error instanceof AppError && error.code === 'unprocessable') await forgetOperation(db(), kept.key);
    throw error;
  }
}
