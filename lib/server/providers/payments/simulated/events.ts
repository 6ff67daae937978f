import { now } from '@/lib/server/clock';
import { newId, seconds, type StripeObject, type StripeStore } from './state';

/** The version of Stripe's API that the official library of this site speaks. */
export const apiVersion = '2026-10-28.endive';

/** Has something told, as Stripe does: with the object as it is at this moment. */
export async function tell(store: StripeStore, type: string, object: StripeObject) {
  await store.emit({
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: seconds(now()),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
}

/** Keeps an object and has it told. */
export async function keep(store: StripeStore, object: StripeObject, ...types: string[]) {
  await store.put(object);
  for (const type of types) await tell(store, type, object);
}
