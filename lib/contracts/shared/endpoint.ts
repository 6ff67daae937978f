import type { z } from 'zod';

/** Access: anyone, anyone but identified when signed in, a member, an investor, either kind, the operator. */
export const accessKinds = ['public', 'optional', 'member', 'investor', 'either', 'operator'] as const;
export type Access = (typeof accessKinds)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type FileRule = { formats: readonly string[]; maxBytes: number };

export type Endpoint = {
  method: Method;
  path: `/${string}`;
  access: Access;
  /** One sentence for the API's documentation. */
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body of a caller that sends forms (application/x-www-form-urlencoded) instead of JSON. */
  form?: z.ZodType;
  /** The body is a raw file in one of these formats. */
  file?: FileRule;
  headers?: z.ZodType;
  /** The response: parsed before it is sent, so that no other field can leave. No transforms. */
  response: z.ZodType;
  /** The success status; 200 by default. */
  status?: 201 | 202;
  /** A GET that changes something (as section 7 has some): never on HEAD, prefetch or cross-site requests. */
  hasEffect?: true;
  /** Requires a password check within the last ten minutes: a stolen token is not enough. */
  needsRecentProof?: true;
  /** The body may be empty, which counts as an empty object. */
  isBodyOptional?: true;
  /** Shared caches may store the response this many seconds. */
  sharedForS?: number;
  /** Rate limits count each caller: an error for one must not be cached for others that request the same URL. */
  isCounted?: true;
  /** The response's format when it is not JSON. */
  produces?: 'text/plain' | 'text/html' | 'text/csv' | 'text/xml' | BinaryFormat;
};

/** Formats that are bytes: their endpoints have `bytes` (binary.ts) as the response. */
export const binaryFormats = ['application/pdf'] as const;
export type BinaryFormat = (typeof binaryFormats)[number];

/** An endpoint that returns a file; browsers call it with `requestFile`. */
export type FileEndpoint = Endpoint & { produces: BinaryFormat };

export const isFileEndpoint = (endpoint: Endpoint): endpoint is FileEndpoint =>
  binaryFormats.some((format) => format === endpoint.produces);

export type Contract = Record<string, Endpoint>;

/** Declares endpoints once; client, server, MSW and the OpenAPI document are derived from it. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

/** Parameter names in a path: '/api/posts/:id' has { id: string }. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? { [K in Name]: string } & PathParams<`/${Tail}`>
    : { [K in Rest]: string }
  : unknown;

type Part<Name extends string, Schema> = Schema extends z.ZodType ? { [K in Name]: z.input<Schema> } : unknown;
/** A file, as the browser or the server holds it. */
export type FilePart<Rule, Value> = Rule extends FileRule ? { file: Value } : unknown;
type ParamsPart<Path extends string> = Path extends `${string}:${string}` ? { params: PathParams<Path> } : unknown;

/** What a caller passes to the endpoint. */
export type RequestOf<E extends Endpoint> = ParamsPart<E['path']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  Part<'form', E['form']> &
  FilePart<E['file'], Blob> &
  Part<'headers', E['headers']>;

/** What the endpoint returns. */
export type AnswerOf<E extends Endpoint> = z.infer<E['response']>;

/** Fills in the parameters: fillPath('/api/posts/:id', { id: 'a b' }) is '/api/posts/a%20b'. */
export function fillPath(path: string, params: Record<string, string> = {}) {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`The path ${path} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
}
