import { createHash } from 'node:crypto';
import { consents, type ConsentName } from '@/lib/content/consents';
import { now } from '../clock';
import type { Tx } from '../db/pool';
import { consentEvents } from '../db/schema/consents';
import type { Origin } from '../origin';

type Consent = {
  name: ConsentName;
  /** The id of the row that stands for whoever agreed; never an address or a number. */
  subject: string;
  given: 'tick' | 'button';
  page: string | undefined;
  origin: Origin;
};

/** Writes down who agreed to today's words, in the transaction that stores what they agreed for. */
export async function recordConsent(tx: Tx, { name, subject, given, page, origin }: Consent) {
  const { version, text } = consents[name];
  const textHash = createHash('sha256').update(text).digest('hex');
  const { ip, requestId } = origin;
  await tx
    .insert(consentEvents)
    .values({ at: now(), subject, name, version, textHash, given, ip, requestId, page: page ?? null });
}
