import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { withoutNetwork } from '@/tests/support/processes/without-network';
import { endAllRuns, runCommand } from '@/tests/support/processes/processes';

afterEach(endAllRuns);

/** A program that attempts connections and prints the result of each on a line. */
const program = (own: string) => `
  import axios from 'axios';
  import dgram from 'node:dgram';
  import dns, { lookup } from 'node:dns';
  import net from 'node:net';
  import tls from 'node:tls';
  const tries = {
    'own': () => fetch(${JSON.stringify(own)}),
    'own by axios': () => axios.get(${JSON.stringify(own)}),
    'fetch': () => fetch('http://192.0.2.1/'),
    'fetch over tls': () => fetch('https://192.0.2.2/'),
    'axios': () => axios.get('https://a.example.test/', { timeout: 5000 }),
    'net': () => new Promise((done, fail) => net.connect(25, '192.0.2.3').on('connect', done).on('error', fail)),
    'tls': () => new Promise((done, fail) => tls.connect(465, '192.0.2.4').on('secureConnect', done).on('error', fail)),
    'lookup': () => new Promise((done, fail) => lookup('b.example.test', (error) => (error ? fail(error) : done()))),
    'mx': () => dns.promises.resolveMx('c.example.test'),
    'udp': async () => dgram.createSocket('udp4').send('x', 53, '192.0.2.5'),
  };
  for (const [name, attempt] of Object.entries(tries))
    await attempt().then(() => console.log(name, 'went'), (error) => console.log(name, error.cause?.code ?? error.code));
  process.exit();`;

it('[F14] a process without a network reaches only its own machine, and every other attempted address is recorded', async () => {
  const server = createServer((_, answer) => answer.end('here')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'without-network-'));
  const network = withoutNetwork(folder);
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const run = runCommand(process.execPath, ['--input-type=module', '--eval', program(own)], {
    env: { ...process.env, ...network.env },
  });
  expect(await run.ended).toBe(0);
  server.close();
  const went = ['own', 'own by axios'];
  const refused = ['fetch', 'fetch over tls', 'axios', 'net', 'tls', 'lookup', 'mx', 'udp'];
  expect(run.lines).toEqual([...went.map((name) => `${name} went`), ...refused.map((name) => `${name} ENETUNREACH`)]);
  const noted = ['192.0.2.1:80', '192.0.2.2:443', 'a.example.test:443', '192.0.2.3:25', '192.0.2.4:465'];
  expect(network.tried()).toEqual([...noted, 'lookup b.example.test', 'resolveMx c.example.test', 'udp 192.0.2.5']);
  rmSync(folder, { recursive: true });
});
