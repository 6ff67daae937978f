import type { AnalyticsEvent } from '@/lib/contracts/events';
import { isSendingEvents } from '@/lib/content/product';
import { plainPath } from '@/lib/domain/personal-text';
import { toTouch } from '@/lib/domain/touches';
import { readArrival } from './attribution';
import { mayRemember } from './consent';
import { ensureIdentity, readSessionId, readUniqueId, takeLastPing } from './identity';

/** Reports one event, if this build sends events at all and the visitor may be recognised. Nobody waits for it. */
export function sendEvent(name: AnalyticsEvent['name'], path: string) {
  if (isSendingEvents && mayRemember()) send({ name, path: plainPath(path) });
}

/** Makes the identifiers that may be made, and reports how a new browser session began. */
export function beginSession() {
  const isNew = !readSessionId();
  ensureIdentity();
  const arrival = readArrival();
  if (!isSendingEvents || !isNew || !arrival || !mayRemember()) return;
  const { path, referrer, utm } = toTouch(arrival);
  send({ name: 'arrival', path, ...(referrer ? { referrer } : {}), ...(utm ? { utm } : {}) });
}

function send(what: Pick<AnalyticsEvent, 'name' | 'path' | 'referrer' | 'utm'>) {
  ensureIdentity();
  const sessionId = readSessionId();
  if (!sessionId) return;
  const uniqueId = readUniqueId();
  const lastPing = takeLastPing();
  const event: AnalyticsEvent = {
    ...what,
    sessionId,
    ...(uniqueId ? { uniqueId } : {}),
    ...(lastPing ? { lastPing } : {}),
  };
  navigator.sendBeacon('/api/events', new Blob([JSON.stringify(event)], { type: 'application/json' }));
}
