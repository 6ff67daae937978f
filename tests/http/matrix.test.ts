import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { routes } from '@/lib/server/api';
import { bearers } from '@/tests/support/access';
import { exampleAddress } from '@/tests/support/addresses';
import { visitor } from '@/tests/support/api';
import { oddBodies } from './odd-bodies';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PURGE'];

const byPath = [...Map.groupBy(routes, (route) => route.endpoint.path as string)].map(
  ([path, group]) => [path, group.map((route) => route.endpoint)] as const,
);

/** The methods of a path: HEAD goes with a GET that changes nothing. */
const allowed = (endpoints: readonly Endpoint[]) =>
  endpoints.flatMap(({ method, hasEffect }) => (method === 'GET' && !hasEffect ? ['GET', 'HEAD'] : [method]));

let bearer: Awaited<ReturnType<typeof bearers>>;
beforeAll(async () => {
  bearer = await bearers();
});

describe.each(byPath)('[R22] %s', (path, endpoints) => {
  it.each(methods.filter((method) => !allowed(endpoints).includes(method)))(
    'refuses %s and says what it takes',
    async (method) => {
      const { status, headers } = await visitor().send(method, exampleAddress(path));
      expect(status).toBe(405);
      expect(headers.get('allow')?.split(', ').sort()).toEqual(allowed(endpoints).sort());
    },
  );

  for (const endpoint of endpoints.filter((one) => one.body)) {
    // Where a body may be missing, none is no fault: what such a call does stands with its own tests.
    const odd = oddBodies.filter(({ raw }) => !endpoint.isBodyOptional || raw !== undefined);
    it.each(odd.map((one) => [one.name, one] as const))(`${endpoint.method} answers %s in JSON`, async (_, odd) => {
      const sent = {
        bearer: bearer[endpoint.access],
        headers: odd.headers,
        ...(odd.raw === undefined ? {} : { raw: odd.raw }),
      };
      const { status, refusal } = await visitor().send(endpoint.method, exampleAddress(path), sent);
      expect(status).toBe(odd.status);
      expect(refusal.message).not.toBe('');
    });
  }

  for (const endpoint of endpoints.filter((one) => !['public', 'optional'].includes(one.access))) {
    it(`${endpoint.method} asks for a login before it reads anything`, async () => {
      const { status, refusal } = await visitor().send(
        endpoint.method,
        exampleAddress(path),
        endpoint.body ? { raw: '{bad' } : {},
      );
      expect(status).toBe(401);
      expect(refusal.code).toBe('unauthorized');
    });
  }

  for (const endpoint of endpoints.filter((one) => one.method === 'GET')) {
    it.each([
      '?%E0%A4%A',
      '?=&&=&x',
      '?__proto__=1',
      '?a=1&a=2',
      '?x=%00',
      '?email[]=a',
      `?x=${'x'.repeat(15_000)}`,
      '?email=%ff%fe',
    ])('GET bears the query %s', async (query) => {
      const { status } = await visitor().send('GET', exampleAddress(path) + query, { bearer: bearer[endpoint.access] });
      // What a part of the path names may not be there.
      expect(path.includes(':') ? [200, 400, 404] : [200, 400]).toContain(status);
    });
  }
});

describe('[R22] addresses that are not', () => {
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

it('[R25] nothing that was sent has reached a prototype', () => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
