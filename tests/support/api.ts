import { expect } from 'vitest';
import { fillPath, type AnswerOf, type Endpoint, type RequestOf } from '@/lib/contracts/endpoint';
import { failure, type Failure } from '@/lib/contracts/failure';
import { app } from '@/lib/server/http/app';

/** What came back. `answer` is the body of a success and `refusal` of a failure; each fails the test in the other case. */
export type Reply<Answer = unknown> = {
  status: number;
  headers: Headers;
  text: string;
  readonly answer: Answer;
  readonly refusal: Failure['data'];
};

export type Extras = { bearer?: string | undefined; headers?: Record<string, string> };
type Sent = Extras & { body?: unknown; raw?: BodyInit };

/** Somebody at an address of their own, so that one test's limits are not another's. */
export type Visitor = {
  ip: string;
  /** Calls an endpoint as its contract says. */
  ask: <E extends Endpoint>(endpoint: E, request: RequestOf<E> & Extras) => Promise<Reply<AnswerOf<E>>>;
  /** Sends anything anywhere. `raw` goes as it is, `body` as JSON. */
  send: (method: string, path: string, sent?: Sent) => Promise<Reply>;
};

type Api = { fetch: (request: Request, env?: object) => Response | Promise<Response> };

export function visitor({ ip = freshAddress(), api = app }: { ip?: string; api?: Api } = {}): Visitor {
  const send: Visitor['send'] = async (method, path, sent = {}) => {
    const response = await api.fetch(toRequest(method, path, sent), { incoming: { socket: { remoteAddress: ip } } });
    return expectSound(toReply(response, await response.text(), method));
  };
  const ask: Visitor['ask'] = async (endpoint, request) => {
    const { params, query, body, headers, bearer } = request as LooseRequest;
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const reply = await send(endpoint.method, fillPath(endpoint.path, params) + search, {
      body,
      ...(headers ? { headers } : {}),
      bearer,
    });
    // The answer is what the contract says: the server parsed it, and the OpenAPI test does so by other means.
    return reply as Reply<AnswerOf<typeof endpoint>>;
  };
  return { ip, ask, send };
}

type LooseRequest = Extras & { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

let given = 0;

/** An address that nobody had in this file, of the range set aside for tests of networks (RFC 2544). */
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

function toReply(response: Response, text: string, method: string): Reply {
  const { status, headers } = response;
  return {
    status,
    headers,
    text,
    get answer() {
      if (!response.ok) throw new Error(`${method} was refused: ${status} ${text}`);
      return headers.get('content-type')?.startsWith('application/json') ? (JSON.parse(text) as unknown) : text;
    },
    get refusal() {
      if (response.ok) throw new Error(`${method} was not refused: ${status} ${text}`);
      return failure.parse(JSON.parse(text)).data;
    },
  };
}

/** What holds for every answer of the API, whatever was asked. */
export function expectSound<R extends Reply>(reply: R): R {
  const { status, headers, text } = reply;
  expect(headers.get('x-request-id')).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('access-control-allow-origin')).toBeNull();
  // No address of the API sends anybody elsewhere.
  expect(status < 300 || status >= 400).toBe(true);
  if (status >= 400) {
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('private, no-store');
  }
  if (status >= 400 && text !== '') {
    const { message, data } = failure.strict().parse(JSON.parse(text));
    expect(data.message).toBe(message);
    expect(message).not.toMatch(/select |insert |\bat \/|node_modules|undefined/i);
  }
  return reply;
}
