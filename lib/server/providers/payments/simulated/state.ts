import { randomBytes } from 'node:crypto';

/** An object as Stripe has it: with an id and the name of its kind. */
export type StripeObject = { id: string; object: string; [field: string]: unknown };

/** What the simulated Stripe remembers, within one call: what is put is there for the next, or not at all. */
export type StripeStore = {
  get(id: string): Promise<StripeObject | null>;
  put(value: StripeObject): Promise<void>;
  /** Those whose ids begin so, the oldest first; of a customer, when one is named. */
  list(prefix: string, customer?: string): Promise<StripeObject[]>;
  /** Has our own endpoint told, when the call is over. */
  emit(event: StripeObject): Promise<void>;
};

/** Given from outside, because providers do not speak to the database. One call at a time, in all processes. */
export type SimulatedStripeMemory = { run<T>(work: (store: StripeStore) => Promise<T>): Promise<T> };

/** What Stripe refuses, in its own form. What was changed before stays changed, as a declined payment is remembered. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal';
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string; [more: string]: unknown },
  ) {
    super(error.message);
  }
}

export const refuse = (message: string, param?: string, code?: string) =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  });

export const missing = (kind: string, id: string) =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });

/** An object of a kind, or Stripe's answer when there is none. */
export async function need(store: StripeStore, kind: string, id: unknown): Promise<StripeObject> {
  const found = typeof id === 'string' ? await store.get(id) : null;
  if (found?.object !== kind) throw missing(kind, String(id));
  return found;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
export const newId = (prefix: string) =>
  `${prefix}_${[...randomBytes(24)].map((byte) => letters[byte % letters.length]).join('')}`;

export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

export const text = (value: unknown) => (typeof value === 'string' ? value : '');
export const count = (value: unknown) => (typeof value === 'number' ? value : 0);
export const record = (value: unknown) => (value !== null && typeof value === 'object' ? (value as Fields) : {});
export type Fields = Record<string, unknown>;

export const listOf = (data: unknown[], url: string) => ({ object: 'list', data, has_more: false, url });
