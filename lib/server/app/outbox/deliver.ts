import { z, ZodError } from 'zod';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import { claimMessages, extendClaim, completeClaim } from '@/lib/server/platform/outbox/outbox-claims-repository';
import type { Claim, Settlement, Topic } from '@/lib/server/platform/outbox/outbox-messages-repository';
import { raiseAlert } from '@/lib/server/platform/alerts/operator-alerts';
import { withSiteAddress } from '@/lib/server/platform/settings/site-address';
import { retryDelayMs } from '@/lib/server/platform/jobs/backoff';
import { topics } from '../jobs/topics';

/** Max concurrent deliveries per topic and worker; the circuit breaker uses the same number. */
export const batchSize = 10;
/** Default time limit of a handler, in milliseconds. */
const usualLimitMs = 30_000;
/** A third of the claim's duration, so that a running worker does not lose its claims. */
const renewEveryMs = 20_000;

/**
 * Claims messages of a topic and starts delivering them. Each promise resolves with the message's new state once it is
 * stored.
 */
export async function beginDelivery(topic: Topic, limit: number): Promise<Promise<Settlement['state']>[]> {
  return (await claimMessages(db(), topic, limit)).map(deliver);
}

/** Delivers one batch of a topic and returns the new states. */
export async function deliverBatch(topic: Topic): Promise<Settlement['state'][]> {
  // Wait for the whole batch before throwing an error, because callers rely on it being finished.
  const results = await Promise.allSettled(await beginDelivery(topic, batchSize));
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

async function deliver(claim: Claim) {
  const renewal = setInterval(() => void renew(claim), renewEveryMs);
  const outcome = await attempt(claim).finally(() => clearInterval(renewal));
  const isOurs = await completeClaim(db(), claim, outcome);
  const { id, topic, attempts } = claim;
  if (!isOurs) log.warn({ outboxId: id, topic, attempts }, 'another worker took over a message');
  else if ('error' in outcome)
    log.warn(
      { outboxId: id, topic, attempts, state: outcome.state, reason: outcome.error },
      'a message was not delivered',
    );
  return outcome.state;
}

async function renew(claim: Claim) {
  try {
    await extendClaim(db(), claim);
  } catch (error) {
    log.warn({ err: error, outboxId: claim.id }, 'could not renew the lock on a message');
  }
}

async function attempt(claim: Claim): Promise<Settlement> {
  try {
    const { handle, limitMs = usualLimitMs } = topics[claim.topic];
    const work = withSiteAddress(siteOf(claim.payload), () => handle(claim.payload, claim));
    const done = await withinTime(work, limitMs);
    return done ? { state: 'kept', ...done.kept } : { state: 'sent' };
  } catch (error) {
    const reason = reasonOf(error, claim);
    if (error instanceof AppError && error.alert) await raiseAlert(db(), error.alert);
    if (isHopeless(error)) return { state: 'failed', error: reason };
    const restMs = error instanceof AppError ? (error.retryAfterS ?? 0) * 1000 : 0;
    return { state: 'waiting', error: reason, delayMs: Math.max(retryDelayMs(claim.attempts), restMs) };
  }
}

/** The site address in the payload; undefined in messages of an earlier version. */
const siteOf = (payload: unknown) => z.object({ site: z.string() }).safeParse(payload).data?.site;

const isHopeless = (error: unknown) =>
  error instanceof ZodError || (error instanceof AppError && error.code === 'unprocessable');

/** Returns only our own error messages, because those of other libraries may contain names. */
function reasonOf(error: unknown, { id, topic }: Claim) {
  if (error instanceof AppError) return error.message;
  if (error instanceof ZodError)
    return `The payload is invalid: ${error.issues.map((issue) => issue.path.join('.')).join(', ')}.`;
  log.error({ err: error, outboxId: id, topic }, 'an outbox handler threw an error');
  return 'The handler failed unexpectedly.';
}

async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('upstream_timeout', 'The handler took too long.')), limitMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
