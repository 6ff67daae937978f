import { ZodError } from 'zod';
import { db } from '@/lib/server/db/pool';
import { AppError } from '@/lib/server/errors';
import { log } from '@/lib/server/log';
import { claimMessages, settleClaim } from '@/lib/server/repositories/outbox-claims';
import type { Claim, Settlement, Topic } from '@/lib/server/repositories/outbox-messages';
import { retryDelayMs } from './backoff';
import { topics } from './topics';

/** At once, per topic and worker: no more than a provider may be asked (the breaker counts the same). */
const batchSize = 10;
/** Half of what a claim holds, so that a slow handler is over before anybody else may try. */
const handlerMs = 30_000;

/** Claims one batch of a topic, handles it and writes down how it went. */
export async function deliverBatch(topic: Topic): Promise<Settlement['state'][]> {
  const claims = await claimMessages(db(), topic, batchSize);
  // All are over before one's trouble is told: whoever waits for a batch waits for the whole of it.
  const results = await Promise.allSettled(claims.map(deliver));
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

async function deliver(claim: Claim) {
  const outcome = await attempt(claim);
  const isOurs = await settleClaim(db(), claim, outcome);
  const { id, topic, attempts } = claim;
  if (!isOurs) log.warn({ outboxId: id, topic, attempts }, 'a message was taken over by another worker');
  else if ('error' in outcome)
    log.warn(
      { outboxId: id, topic, attempts, state: outcome.state, reason: outcome.error },
      'a message was not delivered',
    );
  return outcome.state;
}

async function attempt(claim: Claim): Promise<Settlement> {
  try {
    const done = await withinTime(topics[claim.topic].handle(claim.payload, claim));
    return done ? { state: 'kept', ...done.kept } : { state: 'sent' };
  } catch (error) {
    const reason = reasonOf(error, claim);
    if (isHopeless(error)) return { state: 'failed', error: reason };
    const restMs = error instanceof AppError ? (error.retryAfterS ?? 0) * 1000 : 0;
    return { state: 'waiting', error: reason, delayMs: Math.max(retryDelayMs(claim.attempts), restMs) };
  }
}

const isHopeless = (error: unknown) =>
  error instanceof ZodError || (error instanceof AppError && error.code === 'unprocessable');

/** Our own sentences only: the words of others may name people. */
function reasonOf(error: unknown, { id, topic }: Claim) {
  if (error instanceof AppError) return error.message;
  if (error instanceof ZodError)
    return `The payload does not fit: ${error.issues.map((issue) => issue.path.join('.')).join(', ')}.`;
  log.error({ err: error, outboxId: id, topic }, 'a handler failed unexpectedly');
  return 'The handler failed unexpectedly.';
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('upstream_timeout', 'The handler took too long.')), handlerMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
