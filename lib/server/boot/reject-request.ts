import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '@/lib/contracts/shared/failure';
import { randomId } from '@/lib/domain/shared/ids';
import { statusOf, type ErrorCode } from '@/lib/server/platform/errors';
import { rejectionPage, rejectionPolicy } from './rejection-page';

export type Rejection = { code: ErrorCode; message: string; status?: number; headers?: Record<string, string> };

/** Rejects a request before the API or a page handles it, as JSON in the API's format or as an HTML page. */
export function rejectRequest(response: ServerResponse, refusal: Rejection, form: Form) {
  const { status, body, headers } = compose(refusal, form);
  response.writeHead(status, headers).end(body);
}

/** Rejects a request on its raw socket, for requests that Node could not parse. */
export function rejectSocket(socket: Duplex, refusal: Rejection, common: Record<string, string>, form: Form = 'json') {
  if (!socket.writable) return socket.destroy();
  const { status, body, headers } = compose(refusal, form);
  const lines = Object.entries({
    ...common,
    ...headers,
    Connection: 'close',
  });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
  return socket;
}

type Form = keyof typeof forms;

const forms = {
  json: {
    type: 'application/json; charset=utf-8',
    write: ({ code, message }: Rejection) => JSON.stringify({ message, data: { message, code } } satisfies Failure),
  },
  page: {
    type: 'text/html; charset=utf-8',
    write: ({ message }: Rejection, status: number) => rejectionPage(status, message),
  },
};

function compose(refusal: Rejection, form: Form) {
  const { code, status = statusOf[code], headers = {} } = refusal;
  const { type, write } = forms[form];
  const body = write(refusal, status);
  return {
    status,
    body,
    headers: {
      'Content-Type': type,
      'Cache-Control': 'private, no-store',
      'Content-Length': String(Buffer.byteLength(body)),
      'X-Request-Id': randomId(),
      ...(form === 'page' ? { 'Content-Security-Policy': rejectionPolicy } : {}),
      ...headers,
    },
  };
}
