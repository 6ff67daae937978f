import { Agent, request } from 'node:http';

type Sent = {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
};
type Flood = (url: string, until: number) => Promise<number>;

/**
 * Opens many connections, each sending its next request after the previous response; returns the number of responses.
 */
const flood =
  (connections: number, next: (n: number) => [path: string, sent?: Sent]): Flood =>
  async (url, until) => {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    let count = 0;
    const visitor = async () => {
      while (Date.now() < until) await send(agent, url, ...next((count += 1)));
    };
    await Promise.all(Array.from({ length: connections }, visitor));
    agent.destroy();
    return count;
  };

/** Resolves when the response has been read or the connection is closed: a flood can be rejected either way. */
function send(agent: Agent, url: string, path: string, { method = 'GET', body, headers = {} }: Sent = {}) {
  return new Promise<void>((resolve) => {
    const sent = request(url + path, { agent, method, headers }, (response) => {
      response.on('close', resolve).resume();
    });
    sent.on('error', () => resolve());
    sent.end(body);
  });
}

const json = { 'content-type': 'application/json' };
const letters = (n: number) => n.toString(36).padStart(6, 'x');

/** Floods whose requests each use memory: distinct URLs, large bodies, long headers, password hashes. */
export const floods: Record<string, Flood> = {
  'pages with distinct queries': flood(100, (n) => [`/?q=${letters(n)}`]),
  'stock pages': flood(50, (n) => [`/stocks/${['AAPL', 'MSFT', 'NVDA', letters(n)][n % 4]}`]),
  'pages that do not exist': flood(100, (n) => [`/${letters(n)}`]),
  'calls with distinct queries': flood(100, (n) => [
    [`/api/posts?q=${n}`, `/api/trades?n=${n}`, `/api/places?kind=cities&n=${n}`, '/api/openapi.json'][n % 4]!,
  ]),
  'sign-ins': flood(100, (n) => [
    '/api/users/login',
    {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        email: `a${n}@example.test`,
        password: `wrong ${n}`,
      }),
    },
  ]),
  'bodies of five megabytes': flood(20, () => [
    '/api/users/login',
    {
      method: 'POST',
      headers: json,
      body: `{"email":"${'x'.repeat(5_000_000)}"}`,
    },
  ]),
  'long addresses and user agents': flood(100, (n) => [
    `/options-signals?x=${'y'.repeat(7000)}${n}`,
    { headers: { 'user-agent': 'Mozilla/5.0 '.repeat(600) } },
  ]),
  'five hundred connections': flood(500, (n) => [['/', '/options-signals', '/api/trades', '/blog'][n % 4]!]),
};
