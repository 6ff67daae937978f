import { db } from '@/lib/server/platform/db/pool';
import type { Settlement } from '@/lib/server/platform/outbox/outbox-messages-repository';
import { rescheduleMessagesNow } from '@/lib/server/platform/outbox/outbox-claims-repository';
import { deliverBatch } from './deliver';
import { openTopics } from '../jobs/topics';

/** Number of messages by resulting state; 'waiting' ones are retried later. */
export type Drained = Record<Settlement['state'], number>;

/**
 * Handles all due messages, including those created in the process. With `retriesNow`, also retries waiting messages now,
 * for an operator who knows that a provider is back.
 */
export async function drainOutbox({ retriesNow = false } = {}): Promise<Drained> {
  if (retriesNow) await rescheduleMessagesNow(db());
  const drained: Drained = { sent: 0, kept: 0, failed: 0, waiting: 0 };
  for (;;) {
    const states = (await Promise.all(openTopics().map(deliverBatch))).flat();
    if (states.length === 0) return drained;
    for (const state of states) drained[state] += 1;
  }
}
