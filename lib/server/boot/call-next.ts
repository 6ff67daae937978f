import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { RequestHandler } from './request-handler';

/** Sends a request to Next within this process, for routes that must not be reachable over the network. */
export async function callNext(handle: RequestHandler, path: string, headers: Record<string, string>): Promise<void> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'POST', url: path, headers: { host: 'localhost', ...headers } });
  request.push(null);
  const response = new ServerResponse(request);
  const finished = new Promise((resolve) => response.once('finish', resolve));
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
  response.assignSocket(sink as Socket);
  await handle(request, response);
  await finished;
}
