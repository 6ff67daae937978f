import type { z } from 'zod';

/**
 * Who may call an endpoint: everyone ('public'), everyone but identified if signed in ('optional'), members, investors,
 * either kind of account, or the operator.
 */
export const accessKinds = ['public', 'optional', 'member', 'investor', 'either', 'operator'] as const;
export type Access = (typeof accessKinds)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type FileRule = { formats: readonly string[]; maxBytes: number };

export type Endpoint = {
  method: Method;
  path: `/${string}`;
  access: Access;
  /** A short description for the API documentation. */
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body when a form is posted (application/x-www-form-urlencoded) instead of JSON. */
  form?: z.ZodType;
  /** Set if the body is a raw file in one of these formats. */
  file?: FileRule;
  headers?: z.ZodType;
  /**
   * Schema of the response. The server parses the response with it, so that fields outside the schema are never sent.
   * No transforms.
   */
  response: z.ZodType;
  /** The success status; 200 by default. */
  status?: 201 | 202;
  /** A GET with side effects (section 7 has some). Not run for HEAD, prefetch or cross-site requests. */
  hasEffect?: true;
  /** Requires a password check within the last ten minutes, so that a stolen token is not enough. */
  needsRecentProof?: true;
  /** Treats an empty body as an empty object. */
  isBodyOptional?: true;
  /** How many seconds shared caches may store the response. */
  sharedForS?: number;
  /** Rate limits count each caller, so one caller's error must not be cached for others that request the same URL. */
  isCounted?: true;
  /** Content type of a response that is not JSON. */
  produces?: 'text/plain' | 'text/html' | 'text/csv' | 'text/xml' | BinaryFormat;
};

/** Binary formats. Their endpoints use `bytes` (binary.ts) as the response schema. */
export const binaryFormats = ['application/pdf'] as const;
export type BinaryFormat = (typeof binaryFormats)[number];

/** An endpoint that returns a file. Browsers call it with `requestFile`. */
export type FileEndpoint = Endpoint & { produces: BinaryFormat };

export const isFileEndpoint = (endpoint: Endpoint): endpoint is FileEndpoint =>
  binaryFormats.some((format) => format === endpoint.produces);

export type Contract = Record<string, Endpoint>;

/** Declares endpoints once. The client, the server, MSW and the OpenAPI document are derived from the contract. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

/** Parameters of a path: '/api/posts/:id' has { id: string }. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? { [K in Name]: string } & PathParams<`/${Tail}`>
    : { [K in Rest]: string }
  : unknown;

type Part<Name extends string, Schema> = Schema extends z.ZodType ? { [K in Name]: z.input<Schema> } : unknown;
/** A file, in the representation of the browser or the server. */
export type FilePart<Rule, Value> = Rule extends FileRule ? { file: Value } : unknown;
type ParamsPart<Path extends string> = Path extends `${string}:${string}` ? { params: PathParams<Path> } : unknown;

/** The request that a caller passes to an endpoint. */
export type RequestOf<E extends Endpoint> = ParamsPart<E['path']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  Part<'form', E['form']> &
  FilePart<E['file'], Blob> &
  Part<'headers', E['headers']>;

/** The response of an endpoint. */
export type AnswerOf<E extends Endpoint> = z.infer<E['response']>;

/** Fills in a path's parameters: fillPath('/api/posts/:id', { id: 'a b' }) returns '/api/posts/a%20b'. */
export function fillPath(path: string, params: Record<string, string> = {}) {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`The path ${path} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
}
