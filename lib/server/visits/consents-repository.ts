import { createHash } from 'node:crypto';
import { consents, type ConsentName } from '@/lib/content/visits/consents';
import { now } from '@/lib/server/platform/clock';
import type { Tx } from '@/lib/server/platform/db/pool';
import { agreedTexts, consentEvents } from '@/lib/server/platform/db/schema/consents';
import type { Origin } from '@/lib/server/platform/http/origin';

type Given = {
  /** The id of the row that represents the person; never an email address or a phone number. */
  subject: string;
  given: 'tick' | 'button';
  page: string | undefined;
  origin: Origin;
};

/** Records consent to the current text of `name`, in the transaction that stores what the consent is for. */
export const recordConsent = (tx: Tx, { name, ...given }: Given & { name: ConsentName }) =>
  recordAgreement(tx, { name, ...consents[name], ...given });

/** Records an agreement to any other text, such as a whole document. */
export async function recordAgreement(
  tx: Tx,
  { text, origin, page, ...agreement }: Given & { name: string; version: number; text: string },
) {
  const { ip, requestId } = origin;
  const textHash = hexOf(text);
  const at = now();
  // One statement for both rows, because it runs with every lead and every account.
  const words = tx.$with('words').as(insertText(tx, text, at).returning({ textHash: agreedTexts.textHash }));
  await tx
    .with(words)
    .insert(consentEvents)
    .values({ ...agreement, at, textHash, ip, requestId, page: page ?? null });
}

/** Stores the text of an agreement unless it is already stored. */
export const insertConsentText = (tx: Tx, text: string) => insertText(tx, text, now());

const hexOf = (text: string) => createHash('sha256').update(text).digest('hex');

const insertText = (tx: Tx, text: string, firstAt: Date) =>
  tx
    .insert(agreedTexts)
    .values({ textHash: hexOf(text), text, firstAt })
    .onConflictDoNothing();
