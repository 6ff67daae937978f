import { messageBudgetSpent } from '@/lib/content/messages';
import { randomId } from '@/lib/domain/ids';
import { channelOf } from '@/lib/domain/text-channels';
import { now } from '../clock';
import type { Tx } from '../db/pool';
import type { phoneNumbers } from '../db/schema/messaging';
import { settings } from '../env';
import { AppError } from '../errors';
import { putInOutbox } from '../repositories/outbox';
import { insertText, recentTexts, takeOfBudget } from '../repositories/text-messages';
import type { TextReason } from '../text-payload';

/** Two presses are one wish. */
const repeatMs = 60_000;
const perNumber = { messages: 3, withinMs: 600_000 };

type Wish = { number: typeof phoneNumbers.$inferSelect; reason: TextReason; link: () => string | Promise<string> };

/**
 * Queues a message to a number, unless it said STOP, has just been sent the same or has had its share: then quietly
 * nothing, because the answer must not tell what else happened with a number. The caller holds the number's lock.
 * 429 when the day's budget for everybody is spent.
 */
export async function queueText(tx: Tx, { number, reason, link }: Wish): Promise<boolean> {
  if (number.optedOutAt) return false;
  const at = now();
  const since = new Date(at.getTime() - perNumber.withinMs);
  const { recent, latest } = await recentTexts(tx, { phoneId: number.id, reason, since });
  if (recent >= Math.max(1, Math.round(perNumber.messages * settings().rateLimitFactor))) return false;
  if (latest && at.getTime() - latest.getTime() < repeatMs) return false;
  await spendBudget(tx, at);
  const id = randomId();
  const channel = channelOf(number.country);
  await insertText(tx, { id, phoneId: number.id, reason, channel, state: 'waiting', createdAt: at, updatedAt: at });
  return putInOutbox(tx, {
    topic: 'text',
    payload: { messageId: id, to: number.phone, channel, reason, link: await link() },
    dedupeKey: `text:${id}`,
  });
}

/** The budget is money, not politeness: RATE_LIMIT_FACTOR does not stretch it. */
async function spendBudget(tx: Tx, at: Date) {
  const day = at.toISOString().slice(0, 10);
  if (await takeOfBudget(tx, { day, budget: settings().messageDailyBudget })) return;
  const midnight = Date.parse(`${day}T00:00:00Z`) + 86_400_000;
  throw new AppError('too_many_requests', messageBudgetSpent, { retryAfterS: (midnight - at.getTime()) / 1000 });
}
