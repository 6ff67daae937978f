import { eq, sql } from 'drizzle-orm';
import { randomId } from '@/lib/domain/shared/ids';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { phoneAlerts, phoneNumbers } from '@/lib/server/platform/db/schema/messaging';

type Number = { phone: string; country: string; at: Date };

/**
 * Finds or inserts the row of a number and locks it until the transaction ends, so that concurrent requests for the
 * same number wait.
 */
export async function findOrInsertPhoneNumber(tx: Tx, { phone, country, at }: Number) {
  const [row] = await tx
    .insert(phoneNumbers)
    .values({ id: randomId(), phone, country, createdAt: at })
    .onConflictDoUpdate({ target: phoneNumbers.phone, set: { country } })
    .returning();
  if (!row) throw new Error('The phone number just saved is missing.');
  return row;
}

/** Stores what a number was registered for. Returns false if it was already stored. */
export async function insertPhoneAlert(
  tx: Tx,
  { phoneId, alertType, page, at }: { phoneId: string; alertType: string; page: string | undefined; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(phoneAlerts)
    .values({ phoneId, alertType, createdAt: at, page: page ?? null })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Handles STOP: nothing is sent to the number anymore, for any purpose. Keeps the time of the first STOP. */
export async function optOut(tx: Tx, phoneId: string, at: Date) {
  await tx
    .update(phoneNumbers)
    .set({ optedOutAt: sql`coalesce(${phoneNumbers.optedOutAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(phoneNumbers.id, phoneId));
}

/** Handles START: messages to the number are allowed again. */
export async function optIn(tx: Tx, phoneId: string) {
  await tx.update(phoneNumbers).set({ optedOutAt: null }).where(eq(phoneNumbers.id, phoneId));
}

/** Opts out the number of a message that the provider blocked because of a STOP that we did not receive. */
export async function optOutByMessage(handle: Handle, messageId: string, at: Date) {
  await handle.execute(sql`
    update phone_numbers set opted_out_at = coalesce(opted_out_at, ${at.toISOString()}::timestamptz)
    where id = (select phone_id from text_messages where id = ${messageId})`);
}
