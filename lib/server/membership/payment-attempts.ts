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
  /** What the call is about. Repeated calls with the same subject are the same attempt. */
  subject: string;
  /**
   * Finds what an earlier attempt created. Without it, an attempt whose outcome is unknown keeps its key permanently.
   */
  lookUp?: () => Promise<T | null>;
};

/**
 * Makes a payment call with a stored idempotency key, so that repeated calls are the same call at Stripe while the
 * outcome is unknown. Stripe replays the first response to a key for a day, even a failure. A new key is therefore used
 * after a rejection, and after an unknown outcome that turned out to have had no effect.
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
