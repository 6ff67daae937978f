import type { Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listen, makeHttpServer } from '@/lib/server/boot/http-server';
import { openRaw } from '@/tests/support/processes/raw-http';

const frame = { isHttps: false, isDev: false, isDemo: true, styles: [] };
const server = makeHttpServer((_request, response) => {
  response.end('ok');
  return Promise.resolve();
}, frame);

afterEach(() => new Promise((resolve) => server.close(resolve)));

it('[R61] closes an idle connection after 65 s, by Node’s own timer', async () => {
  const held: Socket[] = [];
  server.on('connection', (socket) => held.push(socket));
  const port = await listen(server, '127.0.0.1', 0);
  const { send, socket } = openRaw(port);
  const answered = new Promise((resolve) => socket.once('data', resolve));
  send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await answered;
  expect(server.keepAliveTimeout).toBe(65_000);
  // Node adds a second, so that a client with the same timeout closes first.
  expect(held[0]?.timeout).toBeGreaterThanOrEqual(65_000);
  expect(held[0]?.timeout).toBeLessThanOrEqual(66_000);
  socket.destroy();
});
