import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/contracts/shared/endpoint';
import { routes } from '@/lib/server/app/routes';
import { bearers } from '@/tests/support/api/access';
import { exampleAddress } from '@/tests/support/accounts/addresses';
import { visitor } from '@/tests/support/api/api';
import { checkEvery } from '@/tests/support/check-every';
import { oddBodies, type OddBody } from './odd-bodies';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PURGE'];

const oddQueries = [
  '?%E0%A4%A',
  '?=&&=&x',
  '?__proto__=1',
  '?a=1&a=2',
  '?x=%00',
  '?email[]=a',
  `?x=${'x'.repeat(15_000)}`,
  '?email=%ff%fe',
];
/** Far over the size limit, so it is not sent to every endpoint. */
const isLarge = ({ raw }: OddBody) => (raw?.length ?? 0) > 200_000;
const named = (texts: readonly string[]) => texts.map((text) => [text.slice(0, 40), text] as const);

const byPath = [...Map.groupBy(routes, (route) => route.endpoint.path as string)].map(
  ([path, group]) => [path, group.map((route) => route.endpoint)] as const,
);

/** The methods of a path: HEAD is allowed with a GET that changes nothing. */
const allowed = (endpoints: readonly Endpoint[]) =>
  endpoints.flatMap(({ method, hasEffect }) => (method === 'GET' && !hasEffect ? ['GET', 'HEAD'] : [method]));

let bearer: Awaited<ReturnType<typeof bearers>>;
beforeAll(async () => {
  bearer = await bearers();
});

describe.each(byPath)('[R22] %s', (path, endpoints) => {
  it('refuses every other method and lists the allowed ones', async () => {
    const others = methods.filter((method) => !allowed(endpoints).includes(method));
    await checkEvery(named(others), async (method) => {
      const { status, headers } = await visitor().send(method, exampleAddress(path));
      expect(status).toBe(405);
      expect(headers.get('allow')?.split(', ').sort()).toEqual(allowed(endpoints).sort());
    });
  });

  for (const endpoint of endpoints.filter((one) => one.body)) {
    // Where a body is optional, an empty one is valid; such calls have their own tests.
    const malformed = oddBodies.filter(
      (one) => !isLarge(one) && (!endpoint.isBodyOptional || (one.raw !== undefined && one.raw !== '')),
    );
    it(`${endpoint.method} answers every malformed body in JSON`, () =>
      checkEvery(
        malformed.map((one) => [one.name, one]),
        (one) => expectRefused(endpoint, one),
      ));
  }

  for (const endpoint of endpoints.filter((one) => one.method === 'GET')) {
    it('GET handles every malformed query', () =>
      checkEvery(named(oddQueries), async (query) => {
        const address = exampleAddress(path) + query;
        const { status } = await visitor().send('GET', address, { bearer: bearer[endpoint.access] });
        // The object that a path parameter names may not exist.
        expect(path.includes(':') ? [200, 400, 404] : [200, 400]).toContain(status);
      }));
  }
});

describe('[R22] bodies of megabytes', () => {
  it('are refused by one endpoint of each method, as the limit applies before all of them', () =>
    checkEvery(
      [...Map.groupBy(routes, ({ endpoint }) => endpoint.method)].flatMap(([method, group]) => {
        const endpoint = group.map((route) => route.endpoint).find((one) => one.body);
        return endpoint
          ? oddBodies.filter(isLarge).map((large) => [`${method}, ${large.name}`, { endpoint, large }] as const)
          : [];
      }),
      ({ endpoint, large }) => expectRefused(endpoint, large),
    ));
});

async function expectRefused(endpoint: Endpoint, malformed: OddBody) {
  const sent = {
    bearer: bearer[endpoint.access],
    // Some calls require an idempotency key; here only the body is invalid.
    headers: { 'Idempotency-Key': 'matrix-1', ...malformed.headers },
    ...(malformed.raw === undefined ? {} : { raw: malformed.raw }),
  };
  const { status, refusal } = await visitor().send(endpoint.method, exampleAddress(endpoint.path), sent);
  expect(status).toBe(malformed.status);
  expect(refusal.message).not.toBe('');
}

describe('[R22] unknown paths', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/users',
    '/api/users/nothing',
    '/api/users/login/x',
    '/api/USERS/login',
    '/apix',
    '/api/users//profile',
    '/api/%E0%A4%A',
    '/api/users/profile%00',
    '/api/__proto__',
    '/api/constructor',
  ])('%s is a 404 in JSON for every method', async (path) => {
    for (const method of methods) {
      const { status, headers } = await visitor().send(method, path);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toBe('application/json');
    }
  });
});

it('[R25] no request has changed a prototype', () => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
