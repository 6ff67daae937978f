import { eq, sql } from 'drizzle-orm';
import { db } from '@/lib/server/platform/db/pool';
import { outbox } from '@/lib/server/platform/db/schema/outbox';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import type { Message } from '@/lib/server/platform/outbox/outbox-messages-repository';

export const welcomeTo = (to: string): Message => ({
  topic: 'mail',
  payload: { template: 'welcome', to, data: { firstName: 'Ann' } },
});

/** Adds a welcome mail to the outbox. */
export async function putWelcome(to: string, changes: Partial<Pick<Message, 'dedupeKey' | 'notBefore'>> = {}) {
  return enqueueMessage(db(), { ...welcomeTo(to), ...changes });
}

/** Every message in the order of its transaction: ids created in the same millisecond have no defined order. */
export async function messages() {
  return db().select().from(outbox).orderBy(outbox.createdAt, outbox.id);
}

export async function onlyMessage() {
  const all = await messages();
  const [message] = all;
  if (!message || all.length > 1) throw new Error(`There are ${all.length} messages, not one.`);
  return message;
}

/** Expires a message's claim, as if its worker had stopped. */
export async function letHoldPass(id: string) {
  await db()
    .update(outbox)
    .set({ lockedUntil: sql`now() - interval '1 second'` })
    .where(eq(outbox.id, id));
}

/** Makes every message due for its next attempt. */
export async function letDelayPass() {
  await db()
    .update(outbox)
    .set({ notBefore: sql`now()` })
    .where(eq(outbox.state, 'waiting'));
}

export async function ageMessages(days: number) {
  await db()
    .update(outbox)
    .set({ createdAt: sql`now() - make_interval(days => ${days})` });
}

export async function emptyOutbox() {
  await db().delete(outbox);
}
