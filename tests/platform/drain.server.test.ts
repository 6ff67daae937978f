import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { drain } from '@/lib/server/boot/drain';
import { listen, makeHttpServer } from '@/lib/server/boot/http-server';
import { announceStop } from '@/lib/server/platform/health/stopping';
import { sendRaw } from '@/tests/support/processes/raw-http';

const frame = { isHttps: false, isDev: false, isDemo: true, styles: [] };
const count = 12;

afterEach(() => announceStop(false));

async function serve() {
  const server = makeHttpServer((_, response) => {
    response.end('answered');
    return Promise.resolve();
  }, frame);
  return { server, port: await listen(server, '127.0.0.1', 0) };
}

const ask = (port: number, agent: Agent | false) =>
  new Promise<string>((resolve) => {
    const sent = request({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    sent.end();
  });

it('[R59] answers requests sent before the stop, on open connections and new ones, and closes them', async () => {
  const { server, port } = await serve();
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const before = await Promise.all(Array.from({ length: count }, () => ask(port, agent)));
  expect(new Set(before)).toEqual(new Set(['200 keep-alive']));
  const sent = Array.from({ length: 2 * count }, (_, index) => ask(port, index % 2 === 0 ? agent : false));
  announceStop();
  const drained = drain(server);
  expect(await Promise.all(sent)).toEqual(Array.from({ length: 2 * count }, () => '200 close'));
  await drained;
  expect((await sendRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).status).toBe(0);
});

it('[R59] closes keep-alive connections without a request', async () => {
  const { server, port } = await serve();
  const idle = connect(port, '127.0.0.1');
  idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'data');
  const closed = once(idle, 'close');
  announceStop();
  await drain(server);
  await closed;
});

it('[R59] closes connections on which nothing was ever sent', async () => {
  const { server, port } = await serve();
  const accepted = once(server, 'connection');
  connect(port, '127.0.0.1');
  await accepted;
  const cut = vi.spyOn(server, 'closeAllConnections');
  announceStop();
  await drain(server);
  expect(cut).not.toHaveBeenCalled();
});
