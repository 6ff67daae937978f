import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import type { AnswerOf, Endpoint } from '@/lib/contracts/shared/endpoint';
import type { Failure } from '@/lib/contracts/shared/failure';

/** The mock server of the tests: only scripted endpoints respond. */
export const network = setupServer();

/** A request to a scripted endpoint, as received. */
export type Asked = { url: URL; body: string; bearer: string | null; headers: Headers };

type Refusal = {
  status: number;
  message: string;
  code?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
};
type Answer<E extends Endpoint> = AnswerOf<E> | Refusal | 'no network';
type Respond<E extends Endpoint> = (asked: Asked, times: number) => Answer<E> | Promise<Answer<E>>;
type Script<E extends Endpoint> = Answer<E> | Respond<E>;

/** Scripts one endpoint, typed by its contract, and returns an array that collects its requests. */
export function mockEndpoint<E extends Endpoint>(endpoint: E, script: Script<E>): Asked[] {
  const log: Asked[] = [];
  network.use(
    http.all(new URL(endpoint.path, window.location.origin).href, async ({ request }) => {
      if (request.method !== endpoint.method) return undefined;
      const asked = {
        url: new URL(request.url),
        body: await request.text(),
        bearer: request.headers.get('Authorization'),
        headers: request.headers,
      };
      log.push(asked);
      const answer = typeof script === 'function' ? await (script as Respond<E>)(asked, log.length) : script;
      if (answer === 'no network') return HttpResponse.error();
      return isRefusal(answer) ? refuse(answer) : HttpResponse.json(answer as Record<string, unknown>);
    }),
  );
  return log;
}

function refuse({ status, message, code = 'refused', fields, headers = {} }: Refusal) {
  const body: Failure = { message, data: { message, code, ...(fields ? { fields } : {}) } };
  return HttpResponse.json(body, { status, headers });
}

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' &&
  answer !== null &&
  'status' in answer &&
  typeof answer.status === 'number' &&
  answer.status >= 400;
