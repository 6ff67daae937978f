import { expect } from 'vitest';
import { fillPath, type AnswerOf, type Endpoint, type RequestOf } from '@/lib/contracts/shared/endpoint';
import { failure, type Failure } from '@/lib/contracts/shared/failure';
import { app } from '@/lib/server/app/app';

/**
 * The response. `answer` is the body of a success and `refusal` the error of a failure; reading the wrong one fails the
 * test.
 */
export type Reply<Answer = unknown> = {
  status: number;
  headers: Headers;
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
  readonly answer: Answer;
  readonly refusal: Failure['data'];
};

export type Extras = { bearer?: string | undefined; headers?: Record<string, string> };
type Sent = Extras & { body?: unknown; raw?: BodyInit };

/** A client with its own IP address, so that one test's rate limits do not affect another. */
export type Visitor = {
  ip: string;
  /** Calls an endpoint with a request typed by its contract. */
  ask: <E extends Endpoint>(endpoint: E, request: RequestOf<E> & Extras) => Promise<Reply<AnswerOf<E>>>;
  /** Sends any request. `raw` is sent unchanged, `body` as JSON. */
  send: (method: string, path: string, sent?: Sent) => Promise<Reply>;
};

type Api = { fetch: (request: Request, env?: object) => Response | Promise<Response> };

export function visitor({ ip = freshAddress(), api = app }: { ip?: string; api?: Api } = {}): Visitor {
  const send: Visitor['send'] = async (method, path, sent = {}) => {
    const response = await api.fetch(toRequest(method, path, sent), { incoming: { socket: { remoteAddress: ip } } });
    return expectSound(toReply(response, new Uint8Array(await response.arrayBuffer()), method));
  };
  const ask: Visitor['ask'] = async (endpoint, request) => {
    const { params, query, body, headers, bearer } = request as LooseRequest;
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const reply = await send(endpoint.method, fillPath(endpoint.path, params) + search, {
      body,
      ...(headers ? { headers } : {}),
      bearer,
    });
    // The response matches the contract: the server parsed it, and the OpenAPI test validates it independently.
    return reply as Reply<AnswerOf<typeof endpoint>>;
  };
  return { ip, ask, send };
}

type LooseRequest = Extras & { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

let given = 0;

/** An IP address not yet used in this file, from the range for network benchmarks (RFC 2544). */
function freshAddress() {
  given += 1;
  return `198.18.${given >> 8}.${given & 255}`;
}

function toRequest(method: string, path: string, { body, raw, bearer, headers = {} }: Sent) {
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Request(new URL(path, 'http://localhost'), {
    method,
    headers: {
      ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload }),
  });
}

function toReply(response: Response, bytes: Uint8Array<ArrayBuffer>, method: string): Reply {
  const text = new TextDecoder().decode(bytes);
  const { status, headers } = response;
  return {
    status,
    headers,
    text,
    bytes,
    get answer() {
      if (!response.ok) throw new Error(`${method} was refused: ${status} ${text}`);
      const type = headers.get('content-type') ?? '';
      if (type === 'application/pdf') return bytes;
      return type.startsWith('application/json') ? (JSON.parse(text) as unknown) : text;
    },
    get refusal() {
      if (response.ok) throw new Error(`${method} was not refused: ${status} ${text}`);
      return failure.parse(JSON.parse(text)).data;
    },
  };
}

/** Asserts what holds for every response of the API. */
export function expectSound<R extends Reply>(reply: R): R {
  expect(faultsOf(reply)).toEqual([]);
  return reply;
}

type Expected = Record<string, RegExp | string | null>;

const headersOfAll: Expected = {
  'x-request-id': /^[A-Za-z0-9]{20}$/,
  'x-content-type-options': 'nosniff',
  'content-security-policy': /default-src 'self'/,
  'cross-origin-resource-policy': 'same-origin',
  'x-powered-by': null,
  'set-cookie': null,
  'access-control-allow-origin': null,
};
const headersOfRefusals: Expected = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };

/** Does not use `expect`, which would take a third of the time of a call: tests make tens of thousands of calls. */
function faultsOf({ status, headers, text }: Reply): string[] {
  const isRefusal = status >= 400;
  const wrong = Object.entries({ ...headersOfAll, ...(isRefusal ? headersOfRefusals : {}) }).flatMap(
    ([name, expected]) => {
      const value = headers.get(name);
      const isRight = expected instanceof RegExp ? value !== null && expected.test(value) : value === expected;
      return isRight ? [] : [`${name}: ${value}`];
    },
  );
  // No endpoint of the API redirects.
  if (status >= 300 && status < 400) wrong.push(`status ${status}`);
  if (!isRefusal || text === '') return wrong;
  const { message, data } = failure.strict().parse(JSON.parse(text));
  if (data.message !== message) wrong.push(`two messages: ${message} / ${data.message}`);
  if (/select |insert |\bat \/|node_modules|undefined/i.test(message)) wrong.push(`message: ${message}`);
  return wrong;
}
