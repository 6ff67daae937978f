import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type UpstreamCall = { method: string; url: string; headers: IncomingMessage['headers']; text: string };
export type UpstreamBehaviour = (response: ServerResponse, call: UpstreamCall) => void;

export function reply(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** A server in a provider's place, on this machine. */
export async function startUpstream(behave: UpstreamBehaviour) {
  const calls: UpstreamCall[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    void readText(request).then((text) => {
      const call = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, text };
      calls.push(call);
      behave(response, call);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    calls,
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

async function readText(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Answers that no provider should give, by what they are. */
export const hostileAnswers: Record<string, UpstreamBehaviour> = {
  'breaks off': (response) => void response.socket?.destroy(),
  'answers 500': (response) => reply(response, 500, 'secret upstream'),
  'answers 429': (response) => reply(response, 429, { error: 'secret upstream' }, { 'Retry-After': '3' }),
  'answers HTML': (response) => reply(response, 200, '<html>secret upstream</html>', { 'Content-Type': 'text/html' }),
  'cuts its JSON short': (response) => reply(response, 200, '{"link_token":"secret ups'),
  'answers another shape': (response) => reply(response, 200, { id: 7, state: ['secret upstream'] }),
  'sends us elsewhere': (response) => reply(response, 302, '', { Location: 'http://169.254.169.254/latest/meta-data' }),
  hangs: () => undefined,
  drips: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
};

/** Pours until it is cut off, and tells how much it poured. */
export function pouring() {
  const poured = { bytes: 0 };
  const behave: UpstreamBehaviour = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const chunk = Buffer.alloc(256 * 1024, 32);
    const pour = () => {
      while (!response.destroyed && poured.bytes < 100 * 1024 * 1024) {
        poured.bytes += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', pour);
      }
    };
    pour();
  };
  return { poured, behave };
}
