import { createHash } from 'node:crypto';
import { consents, type ConsentName } from '@/lib/content/consents';
import { now } from '../clock';
import type { Tx } from '../db/pool';
import { agreedTexts, consentEvents } from '../db/schema/consents';
import type { Origin } from '../origin';

type Given = {
  /** The id of the row that stands for whoever agreed; never an address or a number. */
  subject: string;
  given: 'tick' | 'button';
  page: string | undefined;
  origin: Origin;
};

/** Writes down who agreed to today's words, in the transaction that stores what they agreed for. */
export const recordConsent = (tx: Tx, { name, ...given }: Given & { name: ConsentName }) =>
  recordAgreement(tx, { name, ...consents[name], ...given });

/** The same for words that stand elsewhere, such as a whole document. */
export async function recordAgreement(
  tx: Tx,
  { text, origin, page, ...agreement }: Given & { name: string; version: number; text: string },
) {
  const textHash = await keepText(tx, text);
  const { ip, requestId } = origin;
  await tx.insert(consentEvents).values({ ...agreement, at: now(), textHash, ip, requestId, page: page ?? null });
}

/** Keeps words that somebody agrees to, once, and gives their SHA-256 in hex. */
export async function keepText(tx: Tx, text: string): Promise<string> {
  const textHash = createHash('sha256').update(text).digest('hex');
  await tx.insert(agreedTexts).values({ textHash, text, firstAt: now() }).onConflictDoNothing();
  return textHash;
}
