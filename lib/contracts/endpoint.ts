import type { z } from 'zod';

/** Who may call: anyone, anyone but known when signed in, a user, an investor, either kind, the operator. */
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
  /** The body of a caller that sends forms instead of JSON (application/x-www-form-urlencoded). */
  form?: z.ZodType;
  /** The body is a file of one of these formats, as it is. */
  file?: FileRule;
  headers?: z.ZodType;
  /** What leaves: parsed before it is sent, so nothing else can leave. No transforms. */
  response: z.ZodType;
  /** The status of success; 200 when silent. */
  status?: 201 | 202;
  /** A GET that changes something (section 7 has some): never on HEAD, prefetch or cross-site requests. */
  hasEffect?: true;
  /** Asks for a password proven in the last ten minutes: a token left behind is not enough for it. */
  needsRecentProof?: true;
  /** A caller may send no body at all, which counts as an empty object. */
  isBodyOptional?: true;
  /** Answers that are the same for everybody may be kept by caches this many seconds. */
  sharedForS?: number;
  /** The form of the answer when it is not JSON. */
  produces?: 'text/plain' | 'text/html' | 'text/csv' | 'text/xml';
};

export type Contract = Record<string, Endpoint>;

/** Declares a resource's endpoints once; the client, the server, MSW and the OpenAPI document come from it. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

/** The names behind colons in a path: '/api/posts/:id' has { id: string }. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? { [K in Name]: string } & PathParams<`/${Tail}`>
    : { [K in Rest]: string }
  : unknown;

type Part<Name extends string, Schema> = Schema extends z.ZodType ? { [K in Name]: z.input<Schema> } : unknown;
/** A file, as the browser or the server holds it. */
export type FilePart<Rule, Value> = Rule extends FileRule ? { file: Value } : unknown;
type ParamsPart<Path extends string> = Path extends `${string}:${string}` ? { params: PathParams<Path> } : unknown;

/** What a caller of the endpoint gives. */
export type RequestOf<E extends Endpoint> = ParamsPart<E['path']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  Part<'form', E['form']> &
  FilePart<E['file'], Blob> &
  Part<'headers', E['headers']>;

/** What the endpoint answers. */
export type AnswerOf<E extends Endpoint> = z.infer<E['response']>;

/** Replaces the colons: fillPath('/api/posts/:id', { id: 'a b' }) is '/api/posts/a%20b'. */
export function fillPath(path: string, params: Record<string, string> = {}) {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`The path ${path} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
}
