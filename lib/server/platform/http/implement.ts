import type { z } from 'zod';
import type { Contract, Endpoint, FilePart, PathParams } from '@/lib/contracts/shared/endpoint';
import type { Origin } from './origin';
import type { CallerFor } from './caller';
import type { Regenerate } from './revalidation';
import type { Serialized } from '@/lib/server/platform/serialized';

type Parsed<Name extends string, Schema> = Schema extends z.ZodType ? { [K in Name]: z.output<Schema> } : unknown;

/** An uploaded file: of an allowed format according to its header, within the size limit. */
export type SentFile = { format: string; bytes: Uint8Array<ArrayBuffer> };

/** A handler's parsed input. */
export type Given<E extends Endpoint> = { params: PathParams<E['path']> } & Parsed<'query', E['query']> &
  Parsed<'body', E['body']> &
  Parsed<'form', E['form']> &
  FilePart<E['file'], SentFile> &
  Parsed<'headers', E['headers']>;

export type HandlerContext<E extends Endpoint> = {
  caller: CallerFor<E['access']>;
  origin: Origin;
  /** Regenerates a static page; only the running site can. */
  revalidate: Regenerate | undefined;
};

export type Handler<E extends Endpoint> = (
  given: Given<E>,
  context: HandlerContext<E>,
) =>
  | Promise<z.input<E['response']> | Serialized<z.input<E['response']>>>
  | z.input<E['response']>
  | Serialized<z.input<E['response']>>;

export type Route = { endpoint: Endpoint; handle: Handler<Endpoint> };

/** Binds a contract to its handlers: a missing one does not compile. */
export function implement<const C extends Contract>(contract: C, handlers: { [K in keyof C]: Handler<C[K]> }): Route[] {
  return Object.entries(contract).map(([name, endpoint]) => ({
    endpoint,
    // The handler was checked against this endpoint; the list loses that type.
    handle: handlers[name] as unknown as Handler<Endpoint>,
  }));
}
