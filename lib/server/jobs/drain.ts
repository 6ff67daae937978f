import { db } from '@/lib/server/db/pool';
import type { Settlement } from '@/lib/server/repositories/outbox-messages';
import { hastenMessages } from '@/lib/server/repositories/outbox-claims';
import { deliverBatch } from './deliver';
import { openTopics } from './topics';

/** How many messages ended in each state; 'waiting' are those to be tried again later. */
export type Drained = Record<Settlement['state'], number>;

/**
 * Handles everything that is due, and what that brings forth, once. With `isHasty` also what waits for its next try:
 * for the operator, when a provider is back.
 */
export async function drainOutbox({ isHasty = false } = {}): Promise<Drained> {
  if (isHasty) await hastenMessages(db());
  const drained: Drained = { sent: 0, kept: 0, failed: 0, waiting: 0 };
  for (;;) {
    const states = (await Promise.all(openTopics().map(deliverBatch))).flat();
    if (states.length === 0) return drained;
    for (const state of states) drained[state] += 1;
  }
}
