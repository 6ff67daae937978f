import type { AnalyticsEvent } from '@/lib/contracts/visits/events';
import { isSendingEvents } from '@/lib/content/shared/product';
import { plainPath } from '@/lib/domain/shared/text/personal-text';
import { toTouch } from '@/lib/domain/visits/touches';
import { readArrival } from './attribution';
import { isStorageAllowed } from './consent';
import { ensureIdentity, readSessionId, readUniqueId, readAndSetLastPing } from '@/lib/client/session/identity';

/** Sends one event in the background, if this build sends events and the visitor may be identified. */
export function sendEvent(name: AnalyticsEvent['name'], path: string) {
  if (isSendingEvents && isStorageAllowed()) send({ name, path: plainPath(path) });
}

/** Creates the identifiers that consent permits, and reports a new browser session. */
export function beginSession() {
  const isNew = !readSessionId();
  ensureIdentity();
  const arrival = readArrival();
  if (!isSendingEvents || !isNew || !arrival || !isStorageAllowed()) return;
  const { path, referrer, utm } = toTouch(arrival);
  send({ name: 'arrival', path, ...(referrer ? { referrer } : {}), ...(utm ? { utm } : {}) });
}

function send(what: Pick<AnalyticsEvent, 'name' | 'path' | 'referrer' | 'utm'>) {
  ensureIdentity();
  const sessionId = readSessionId();
  if (!sessionId) return;
  const uniqueId = readUniqueId();
  const lastPing = readAndSetLastPing();
  const event: AnalyticsEvent = {
    ...what,
    sessionId,
    ...(uniqueId ? { uniqueId } : {}),
    ...(lastPing ? { lastPing } : {}),
  };
  navigator.sendBeacon('/api/events', new Blob([JSON.stringify(event)], { type: 'application/json' }));
}
