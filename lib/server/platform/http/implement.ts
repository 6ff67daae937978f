import type { z } from 'zod';
import type { Contract, Endpoint, FilePart, PathParams } from '@/lib/contracts/shared/endpoint';
import type { Origin } from './origin';
import type { CallerFor } from './caller';
import type { Regenerate } from './revalidation';
import type { Serialized } from '@/lib/server/platform/serialized';

type Parsed<Name extends string, Schema> = Schema extends z.ZodType ? { [K in Name]: z.output<Schema> } : unknown;

/** An uploaded file. Its Content-Type is an allowed format, and it is within the size limit. */
export type UploadedFile = { format: string; bytes: Uint8Array<ArrayBuffer> };

/** A handler's parsed input. */
export type HandlerInput<E extends Endpoint> = { params: PathParams<E['path']> } & Parsed<'query', E['query']> &
  Parsed<'body', E['body']> &
  Parsed<'form', E['form']> &
  FilePart<E['file'], UploadedFile> &
  Parsed<'headers', E['headers']>;

export type HandlerContext<E extends Endpoint> = {
  caller: CallerFor<E['access']>;
  origin: Origin;
  /** Regenerates a static page; undefined outside of the running site. */
  revalidate: Regenerate | undefined;
};

export type Handler<E extends Endpoint> = (
  given: HandlerInput<E>,
  context: HandlerContext<E>,
) =>
  | Promise<z.input<E['response']> | Serialized<z.input<E['response']>>>
  | z.input<E['response']>
  | Serialized<z.input<E['response']>>;

export type Route = { endpoint: Endpoint; handle: Handler<Endpoint> };

/** Binds a contract to its handlers. A missing handler does not compile. */
export function implement<const C extends Contract>(contract: C, handlers: { [K in keyof C]: Handler<C[K]> }): Route[] {
  return Object.entries(contract).map(([name, endpoint]) => ({
    endpoint,
    // The handler was checked against this endpoint; the list has lost that type.
    handle: handlers[name] as unknown as Handler<Endpoint>,
  }));
}
