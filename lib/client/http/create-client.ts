import type { AxiosRequestConfig } from 'axios';
import {
  fillPath,
  type AnswerOf,
  type Contract,
  type Endpoint,
  type FileEndpoint,
  type RequestOf,
} from '@/lib/contracts/shared/endpoint';

/**
 * A contract's calls by name. The argument is optional where the endpoint requires none. Use `requestFile` for files.
 */
export type Client<C extends Contract> = {
  [K in keyof C as C[K] extends FileEndpoint ? never : K]: Record<never, never> extends RequestOf<C[K]>
    ? (request?: RequestOf<C[K]> & CallOptions) => Promise<AnswerOf<C[K]>>
    : (request: RequestOf<C[K]> & CallOptions) => Promise<AnswerOf<C[K]>>;
};

/** The part of an HTTP client that calls use. */
export type CallsBy = { request: <Data>(config: AxiosRequestConfig) => Promise<{ data: Data }> };

export type CallOptions = {
  signal?: AbortSignal;
  /** Bypasses the browser's cache, which may predate the caller's own change. */
  isFresh?: boolean;
};

/** Creates a client from a contract. Its calls throw an Error with the server's message. */
export function createClient<const C extends Contract>(contract: C, http: CallsBy): Client<C> {
  const calls = Object.entries(contract).map(([name, endpoint]) => [
    name,
    (request?: Loose) => call(http, endpoint, request),
  ]);
  // The entries have the contract's keys, but Object.entries loses mapped types.
  return Object.fromEntries(calls) as Client<C>;
}

type Loose = {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  file?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  isFresh?: boolean;
};

async function call(http: CallsBy, endpoint: Endpoint, request: Loose = {}): Promise<unknown> {
  const answer = await http.request<unknown>({
    method: endpoint.method,
    url: fillPath(endpoint.path, request.params),
    ...(request.query === undefined ? {} : { params: request.query }),
    ...(request.body === undefined ? {} : { data: request.body }),
    ...(request.file === undefined ? {} : { data: request.file }),
    ...headersOf(request),
    ...(request.signal === undefined ? {} : { signal: request.signal }),
  });
  return answer.data;
}

/** Request headers. A file sets its own content type. */
function headersOf({ headers, file, isFresh = false }: Loose) {
  if (headers === undefined && file === undefined && !isFresh) return {};
  const type = file ? { 'Content-Type': file.type } : {};
  return { headers: { ...type, ...(isFresh ? { 'Cache-Control': 'no-cache' } : {}), ...headers } };
}
