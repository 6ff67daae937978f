import type { AnalyticsEvent } from '@/lib/contracts/visits/events';
import { now } from '@/lib/server/platform/clock';
import { db, type Tx } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import type { Origin } from '@/lib/server/platform/http/origin';
import { insertEvent } from './events-repository';
import { isExcludedFromAnalytics } from '@/lib/server/platform/http/excluded-visits';
import { asksForPrivacy } from '@/lib/server/platform/http/privacy-signal';

type Headers = Record<string, string | undefined>;

/**
 * Stores an event sent by a browser. Returns false if it is ignored: events are off, the visitor has opted out, or the
 * request is automated.
 */
export async function storeEvent(event: AnalyticsEvent, headers: Headers, { ip, userAgent }: Origin): Promise<boolean> {
  if (!settings().sendEvents || asksForPrivacy((name) => headers[name])) return false;
  if (isExcludedFromAnalytics({ ip, userAgent, purpose: headers['sec-purpose'] ?? '' })) return false;
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

/** An event that the server observes, recorded in the transaction that causes it. `key` identifies the occurrence. */
export type EventInput = {
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

/** Records an event once per name and key. */
export async function recordEvent(tx: Tx, { name, key, detail, uniqueId }: EventInput) {
  await insertEvent(tx, { at: now(), name, path: '', detail, dedupeKey: `${name}:${key}`, uniqueId: uniqueId ?? null });
}
