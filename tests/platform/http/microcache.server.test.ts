import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { createApp } from '@/lib/server/app/app';
import { implement } from '@/lib/server/platform/http/implement';
import { clearSharedAnswers, isShared, sharedText } from '@/lib/server/platform/http/microcache';

const count = { summary: 'How often it was asked.', response: z.object({ count: z.number() }) };
const query = z.object({ of: z.enum(['all', 'none', 'broken']).default('all') });
const contract = defineContract({
  shared: { ...count, method: 'GET', path: '/api/shared', access: 'public', query, sharedForS: 60 },
  unshared: { ...count, method: 'GET', path: '/api/unshared', access: 'public' },
  write: { ...count, method: 'POST', path: '/api/shared', access: 'public' },
});

let requestCount = 0;
const ask = () => ({ count: (requestCount += 1) });
const app = createApp(
  implement(contract, {
    shared: async (given) => {
      await Promise.resolve();
      const answer = ask();
      if (given.query.of === 'broken') throw new Error('The database is away.');
      return answer;
    },
    unshared: ask,
    write: ask,
  }),
);

/** Simulates a request over HTTPS; the site itself does not use TLS. */
const overWire = { outgoing: {} };
const read = async (path: string, env: object = overWire) => {
  const answer = await app.fetch(new Request(`http://localhost${path}`), env);
  return ((await answer.json()) as { count?: number }).count;
};

beforeEach(() => {
  requestCount = 0;
  clearSharedAnswers();
});

it('[P4] concurrent requests for one public response run one query', async () => {
  const seen = await Promise.all(Array.from({ length: 20 }, () => read('/api/shared')));
  expect(seen).toEqual(Array.from({ length: 20 }, () => 1));
  expect(await read('/api/shared?of=none')).toBe(2);
  expect(await read('/api/shared')).toBe(1);
});

it('[P4] after a write, no request gets the previous response', async () => {
  expect(await read('/api/shared')).toBe(1);
  await app.fetch(new Request('http://localhost/api/shared', { method: 'POST' }), overWire);
  expect(await read('/api/shared')).toBe(3);
});

it('[P4] a failure is not cached', async () => {
  expect(await read('/api/shared?of=broken')).toBeUndefined();
  expect(await read('/api/shared?of=broken')).toBeUndefined();
  expect(requestCount).toBe(2);
});

it('[P4] uncacheable responses, and those for the site’s own pages, are computed each time', async () => {
  expect([await read('/api/unshared'), await read('/api/unshared')]).toEqual([1, 2]);
  expect([await read('/api/shared', {}), await read('/api/shared', {})]).toEqual([3, 4]);
});

it('[P4] requests under another host name share the response, each with its own request id', async () => {
  const askAs = async (host: string) => app.fetch(new Request(`http://${host}/api/shared`), overWire);
  const answers = [await askAs('localhost'), await askAs('elsewhere.example')];
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ count: 1 }, { count: 1 }]);
  expect(new Set(answers.map((answer) => answer.headers.get('x-request-id'))).size).toBe(2);
});

it('[P7] keeps four million characters at most, the most recently requested', async () => {
  const text = 'x'.repeat(200_000);
  const readers = Array.from({ length: 40 }, (_, n) => `/api/long?n=${n}`);
  const ask = async (addresses: string[]) => {
    let made = 0;
    const make = () => Promise.resolve(((made += 1), text));
    for (const address of addresses) await sharedText(address, make);
    return made;
  };
  expect(await ask(readers)).toBe(40);
  expect(await ask(readers.slice(-20))).toBe(0);
  expect(await ask(readers.slice(0, 20))).toBe(20);
});

it.each([
  ['a public GET for shared caches', {}, true],
  ['one for members', { access: 'member' }, false],
  ['one that greets a signed-in reader', { access: 'optional' }, false],
  ['one that may not be stored', { sharedForS: undefined }, false],
  ['one that reads a header', { headers: z.object({}) }, false],
  ['one that is counted for each caller', { isCounted: true }, false],
  ['a write', { method: 'POST' }, false],
  ['a file', { produces: 'application/pdf' }, false],
] as const)('[P4] decides whether one response serves all callers: %s', (_, changes, shared) => {
  expect(isShared({ ...contract.shared, ...changes })).toBe(shared);
});
