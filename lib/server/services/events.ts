import type { AnalyticsEvent } from '@/lib/contracts/events';
import { now } from '../clock';
import { db, type Tx } from '../db/pool';
import { settings } from '../env';
import type { Origin } from '../origin';
import { insertEvent } from '../repositories/events';
import { asksForPrivacy, isNoVisitor } from './automated';

type Headers = Record<string, string | undefined>;

/** Stores what a browser reports. A site that does not send events does not take them, nor from whoever opted out. */
export async function storeEvent(event: AnalyticsEvent, headers: Headers, { ip, userAgent }: Origin): Promise<boolean> {
  if (!settings().sendEvents || asksForPrivacy((name) => headers[name])) return false;
  if (isNoVisitor({ ip, userAgent, purpose: headers['sec-purpose'] ?? '' })) return false;
  const { name, path, sessionId, uniqueId, referrer, utm } = event;
  await insertEvent(db(), {
    at: now(),
    name,
    path,
    sessionId,
    uniqueId: uniqueId ?? null,
    referrer: referrer ?? null,
    utm: utm && Object.keys(utm).length > 0 ? utm : null,
  });
  return true;
}

/** What the server itself saw happen, in the transaction in which it did. `key` names the one thing that happened. */
export type Happening = {
  name:
    | 'sign_up'
    | 'lead'
    | 'application_step'
    | 'trial'
    | 'paid'
    | 'cancel'
    | 'un_cancel'
    | 'end'
    | 'refund'
    | 'refund_failed'
    | 'dispute';
  key: string;
  detail: string;
  uniqueId?: string | undefined;
};

/** Records what happened; told twice it is recorded once. */
export async function recordHappening(tx: Tx, { name, key, detail, uniqueId }: Happening) {
  await insertEvent(tx, { at: now(), name, path: '', detail, dedupeKey: `${name}:${key}`, uniqueId: uniqueId ?? null });
}
