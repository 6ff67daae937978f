import { now } from '@/lib/server/platform/clock';
import { newId, seconds, type Fields, type StripeObject, type StripeStore } from './state';

/** The API version of the Stripe library that this site uses. */
export const apiVersion = '2026-10-28.endive';

/** Emits an event with the object's current state and, if Stripe sends them, its previous attributes. */
export async function emit(store: StripeStore, type: string, object: StripeObject, previous?: Fields) {
  await store.emit({
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: seconds(now()),
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
}

/** Stores an object and emits an event of each type. */
export async function save(store: StripeStore, object: StripeObject, ...types: string[]) {
  await store.put(object);
  for (const type of types) await emit(store, type, object);
}
