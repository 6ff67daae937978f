import { messageBudgetSpent } from '@/lib/content/leads/messages';
import { randomId } from '@/lib/domain/shared/ids';
import { channelOf } from '@/lib/domain/leads/text-channels';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import type { Tx } from '@/lib/server/platform/db/pool';
import type { phoneNumbers } from '@/lib/server/platform/db/schema/messaging';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { releaseToBudget, insertText, recentTexts, reserveFromBudget } from './text-messages-repository';
import type { TextReason } from '@/lib/server/platform/outbox/text-payload';
import { raiseAlert } from '@/lib/server/platform/alerts/operator-alerts';

/** Two requests within this time count as one. */
const repeatMs = 60_000;
const perNumber = { messages: 3, withinMs: 600_000 };

/** The consent text promises at most this many signal messages per day. */
const newsPerDay = 10;

type PhoneNumber = typeof phoneNumbers.$inferSelect;
type Wish = {
  number: PhoneNumber;
  reason: TextReason;
  link: () => string | Promise<string>;
  /** Called only if the message is queued. */
  words?: () => string | Promise<string>;
};

/**
 * Queues a message to a number. Returns false without an error if the number sent STOP, just got the same message or
 * has reached its limit, because the response must not reveal that. The caller must hold the lock on the number's row.
 * Throws 429 if the daily budget is used up.
 */
export async function queueText(tx: Tx, request: Wish): Promise<boolean> {
  const at = now();
  const day = utcDay(at);
  const taken = await reserveFromBudget(tx, { day, budget: settings().messageDailyBudget });
  if (taken === undefined) throw budgetSpent(day, at);
  if (!(await mayBeSent(tx, request, at))) {
    await releaseToBudget(tx, day);
    return false;
  }
  await alertOfBudget(tx, { day, taken });
  const { number, reason, link, words } = request;
  const id = randomId();
  const channel = channelOf(number.country);
  await insertText(tx, { id, phoneId: number.id, reason, channel, state: 'waiting', createdAt: at, updatedAt: at });
  return enqueueMessage(tx, {
    topic: 'text',
    payload: { messageId: id, to: number.phone, channel, reason, link: await link(), words: await words?.() },
    dedupeKey: `text:${id}`,
  });
}

type News = { number: PhoneNumber; link: string; words: string; dedupeKey: string };

/**
 * Queues a message about a signal, or stores it as skipped if the daily budget or the number's own limit is used up.
 */
export async function queueNews(tx: Tx, { number, link, words, dedupeKey }: News): Promise<'queued' | 'skipped'> {
  const at = now();
  const day = utcDay(at);
  const reason = 'Signal news';
  const since = new Date(at.getTime() - 86_400_000);
  const { recentOfReason } = await recentTexts(tx, { phoneId: number.id, reason, since });
  const taken =
    recentOfReason < newsPerDay
      ? await reserveFromBudget(tx, { day, budget: settings().messageDailyBudget })
      : undefined;
  const id = randomId();
  const channel = channelOf(number.country);
  const state = taken === undefined ? 'skipped' : 'waiting';
  await insertText(tx, { id, phoneId: number.id, reason, channel, state, createdAt: at, updatedAt: at });
  if (taken === undefined) return 'skipped';
  await alertOfBudget(tx, { day, taken });
  await enqueueMessage(tx, {
    topic: 'text',
    payload: { messageId: id, to: number.phone, channel, reason, link, words },
    dedupeKey,
  });
  return 'queued';
}

async function mayBeSent(tx: Tx, { number, reason }: Wish, at: Date): Promise<boolean> {
  if (number.optedOutAt) return false;
  const since = new Date(at.getTime() - perNumber.withinMs);
  const { recent, latest } = await recentTexts(tx, { phoneId: number.id, reason, since });
  const share = Math.max(1, Math.round(perNumber.messages * settings().rateLimitFactor));
  return recent < share && (latest === null || at.getTime() - latest.getTime() >= repeatMs);
}

/** The budget limits costs, so RATE_LIMIT_FACTOR does not apply to it. */
function budgetSpent(day: string, at: Date) {
  const midnight = Date.parse(`${day}T00:00:00Z`) + 86_400_000;
  const retryAfterS = (midnight - at.getTime()) / 1000;
  return new AppError('too_many_requests', messageBudgetSpent, { retryAfterS });
}

async function alertOfBudget(tx: Tx, { day, taken }: { day: string; taken: number }) {
  const budget = settings().messageDailyBudget;
  if (taken === budget) await raiseAlert(tx, { name: 'message-budget-spent', about: day });
  else if (taken === Math.ceil(budget * 0.8)) await raiseAlert(tx, { name: 'message-budget-low', about: day });
}
