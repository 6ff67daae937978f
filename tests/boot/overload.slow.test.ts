import { expect, it } from 'vitest';
import { sendRaw, type RawAnswer } from '@/tests/support/processes/raw-http';
import { siteOfFile } from '@/tests/support/processes/site-of-file';

const { started, ask } = siteOfFile();

function send(line: string, body: object): Promise<RawAnswer> {
  const bytes = JSON.stringify(body);
  return sendRaw(
    started().port,
    `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n${bytes}`,
  );
}

const password = 'correct horse battery staple';
const form = (n: number) => ({ email: `crowd-${n}@example.test`, password, firstName: 'Ann', lastName: 'Lee' });

/** Of five visitors, two read pages, one reads stored rows, one signs up and one guesses passwords. */
const visitors = [
  (n: number) => ask(`GET /?visit=${n}`),
  (n: number) => ask(`GET /stocks/AAPL?visit=${n}`),
  (n: number) => ask(`GET /api/trades?visit=${n}`),
  (n: number) => send('PUT /api/users/register', form(n)),
  (n: number) => send('POST /api/users/login', form(n)),
];

it('[R60] answers five hundred callers at once, rejects some with Retry-After, and recovers within five seconds', async () => {
  const crowd = Array.from({ length: 100 }, (_, n) => visitors.map((visit) => visit(n))).flat();
  const answers = await Promise.all(crowd);
  expect(answers).toHaveLength(500);
  const refused = answers.filter(({ status }) => status === 429 || status === 503);
  for (const { head } of refused) expect(head).toMatch(/^retry-after: [1-9]\d*$/im);
  const others = answers.filter((answer) => !refused.includes(answer)).map(({ status }) => status);
  expect([...new Set(others)].filter((status) => ![200, 201, 401].includes(status))).toEqual([]);

  const soon = { signal: AbortSignal.timeout(5_000) };
  for (const path of ['/api/readyz', '/', '/stocks/AAPL', '/api/trades'])
    expect((await fetch(started().url + path, soon)).status).toBe(200);
  const joined = await fetch(`${started().url}/api/users/register`, {
    ...soon,
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form(500)),
  });
  expect(joined.status).toBeOneOf([200, 201]);
});
