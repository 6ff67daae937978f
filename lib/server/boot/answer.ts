import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '@/lib/contracts/failure';
import { randomId } from '@/lib/domain/ids';
import { statusOf, type ErrorCode } from '@/lib/server/errors';

export type Refusal = { code: ErrorCode; message: string; status?: number; headers?: Record<string, string> };

/** Answers what never reaches the API in the API's own shape. */
export function refuse(response: ServerResponse, refusal: Refusal) {
  const { status, body, headers } = compose(refusal);
  response.writeHead(status, headers).end(body);
}

/** The same on a bare socket, where Node gave up on the request. */
export function refuseSocket(socket: Duplex, refusal: Refusal, common: Record<string, string>) {
  if (!socket.writable) return socket.destroy();
  const { status, body, headers } = compose(refusal);
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

function compose({ code, message, status = statusOf[code], headers = {} }: Refusal) {
  const failure: Failure = { message, data: { message, code } };
  const body = JSON.stringify(failure);
  return {
    status,
    body,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Content-Length': String(Buffer.byteLength(body)),
      'X-Request-Id': randomId(),
      ...headers,
    },
  };
}
