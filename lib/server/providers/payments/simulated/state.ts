import { randomBytes } from 'node:crypto';

/** A Stripe object with its id and type. */
export type StripeObject = { id: string; object: string; [field: string]: unknown };

/** The simulated Stripe's state during one request. Changes are committed with the request or not at all. */
export type StripeStore = {
  get(id: string): Promise<StripeObject | null>;
  put(value: StripeObject): Promise<void>;
  /** Objects whose ids have the prefix, optionally of one customer, oldest first. */
  list(prefix: string, customer?: string): Promise<StripeObject[]>;
  /** Sends the event to our webhook after the request. */
  emit(event: StripeObject): Promise<void>;
};

/**
 * The store of the simulated Stripe. It is injected, because providers do not access the database. Runs one request at
 * a time across all processes.
 */
export type SimulatedStripeMemory = { run<T>(work: (store: StripeStore) => Promise<T>): Promise<T> };

/** An error in Stripe's format. Earlier changes of the request, such as a declined payment, are kept. */
export class StripeError extends Error {
  override name = 'StripeError';
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string; [more: string]: unknown },
  ) {
    super(error.message);
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  });

export const missing = (kind: string, id: string) =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });

/** Reads an object of a type. Throws Stripe's error if there is none. */
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
