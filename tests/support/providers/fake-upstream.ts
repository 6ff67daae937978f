import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { reply, standIn, textOf } from '@/tests/support/api/stand-in';

export type UpstreamCall = { method: string; url: string; headers: IncomingMessage['headers']; text: string };
export type UpstreamBehaviour = (response: ServerResponse, call: UpstreamCall) => void;

/** A stand-in for a provider on localhost. */
export async function startUpstream(behave: UpstreamBehaviour) {
  const calls: UpstreamCall[] = [];
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    void textOf(request).then((text) => {
      const call = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, text };
      calls.push(call);
      behave(response, call);
    });
  });
  const { port, close } = await standIn(server);
  return {
    calls,
    apiBase: `http://127.0.0.1:${port}`,
    close,
  };
}

/** Faulty responses of a provider, by kind. */
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

/** The kinds that never finish, so that the caller has to time out. */
export const endless: ReadonlySet<string> = new Set(['hangs', 'drips']);

/** Sends up to 100 MB until it is cut off, and reports how many bytes it sent. */
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
