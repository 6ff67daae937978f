import { settledAfterMs } from '@/lib/domain/membership/settling';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { PaymentError, type PaymentOutcome } from '@/lib/server/providers/payments/payment-error';
import { beginOperation, endOperation, deleteOperation } from './billing-repository';

const refusals = new Set<PaymentOutcome>(['declined', 'asks', 'refused', 'missing']);

type Attempt<T> = {
  accountId: string;
  operation: 'customer' | 'begin' | 'pay' | 'refund';
  /** What the call is about: repeats about the same subject are the same attempt. */
  subject: string;
  /** Finds what an earlier attempt made. Without it an attempt whose outcome is unknown keeps its key permanently. */
  lookUp?: () => Promise<T | null>;
};

/**
 * Makes a payment call under a stored key, so that a repeat is the same call at Stripe while its outcome is unknown.
 * Stripe replays the first response to a key for a day, failures included: an attempt after a rejection, or after an
 * unknown outcome that turned out to have had no effect, has a new key.
 */
export async function attempt<T>(
  { accountId, operation, subject, lookUp }: Attempt<T>,
  work: (key: string) => Promise<T>,
): Promise<T> {
  const key = `${operation}:${randomId()}`;
  const at = now();
  const row = { key, accountId, operation, clientKey: subject, requestHash: '', state: 'open', createdAt: at } as const;
  const begin = () => beginOperation(db(), row);
  let kept = await begin();
  if (kept.key !== key && lookUp) {
    const found = await lookUp();
    if (found !== null) {
      await endOperation(db(), kept.key, { state: 'done', answer: null, at });
      return found;
    }
    if (at.getTime() - kept.createdAt.getTime() >= settledAfterMs) {
      await deleteOperation(db(), kept.key);
      kept = await begin();
    }
  }
  try {
    const done = await work(kept.key);
    await endOperation(db(), kept.key, { state: 'done', answer: null, at: now() });
    return done;
  } catch (error) {
    if (error instanceof PaymentError && refusals.has(error.outcome)) await deleteOperation(db(), kept.key);
    throw error;
  }
}
