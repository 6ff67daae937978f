import Ajv2020 from 'ajv/dist/2020';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '@/lib/server/app/routes';
import { expectReached, lastingBearers } from '@/tests/support/api/access';
import { visitor, type Reply } from '@/tests/support/api/api';
import { fieldOf, numbersOf, type NumberPlace } from './number-places';
import { numericCalls } from './numeric-calls';
import { figuresInAddresses, figuresInBodies } from './odd-numbers';
import { startSeeded } from '@/tests/support/database/seeded';
import { shareOf } from '@/tests/support/share-of';

const ajv = new Ajv2020({ strict: false });
const endpoints = routes.map(({ endpoint }) => endpoint);
const inBodies = endpoints.flatMap((endpoint) => numbersOf(endpoint, 'body'));
const inAddresses = endpoints.flatMap((endpoint) => numbersOf(endpoint, 'query'));

const bearerFor = lastingBearers();
let calls: Awaited<ReturnType<typeof numericCalls>>;
beforeAll(async () => {
  await startSeeded();
  calls = await numericCalls();
});

/** This call rejects a six-digit code in the right format that is not the code that was sent. */
const confirmingCode = 'POST /api/signal-texts/confirm';

const isRefused = ({ status, refusal }: Reply, field: string) =>
  status === 400 && Object.keys(refusal.fields ?? {}).includes(field);

const isWorking = async () => expect((await visitor().send('GET', '/api/readyz')).status).toBe(200);

describe('[R26] numbers in bodies', () => {
  it('[R26] of every call that accepts one are tested below', () => {
    expect(new Set(Object.keys(calls))).toEqual(new Set(inBodies.map(({ call }) => call)));
    expect(inBodies.length).toBeGreaterThan(30);
  });

  const send = async ({ endpoint, call, path }: NumberPlace, literal?: string) => {
    const found = calls[call]?.find(({ body }) => fieldOf(body, path) !== undefined);
    if (!found) throw new Error(`${call} needs an example with ${path.join('.')}.`);
    const { raw, field } = replaced(found.body, path, literal);
    const reply = await visitor().send(endpoint.method, found.path ?? endpoint.path, {
      bearer: await bearerFor(endpoint.access),
      ...(found.headers ? { headers: found.headers } : {}),
      raw,
    });
    return { reply, field };
  };

  it.each(inBodies.map((place, index) => [place.name, place, index] as const))('[R26] %s', async (_, place, index) => {
    const fits = ajv.compile(place.schema);
    for (const literal of shareOf(figuresInBodies, index)) {
      const { reply, field } = await send(place, literal);
      const message = `${literal.slice(0, 40)}: ${reply.status} ${reply.text.slice(0, 300)}`;
      if (!isJson(literal)) expect(reply.status, message).toBe(400);
      else if (fits(JSON.parse(literal))) expectReached(reply, message);
      else expect(isRefused(reply, field), message).toBe(true);
    }
    const { reply, field } = await send(place);
    expectReached(reply);
    if (reply.status === 400 && place.call !== confirmingCode)
      expect(reply.refusal.fields ?? {}).not.toHaveProperty(field);
    await isWorking();
  });
});

describe('[R26] numbers in addresses', () => {
  /** Other query parameters that a call requires. */
  const queries: Record<string, Record<string, string>> = { '/api/places': { kind: 'cities' } };

  it.each(inAddresses.map((place, index) => [place.name, place, index] as const))(
    '[R26] %s',
    async (_, place, index) => {
      const { endpoint, path, schema } = place;
      const fits = ajv.compile(schema);
      for (const text of shareOf(figuresInAddresses, index)) {
        const query = new URLSearchParams({ ...queries[endpoint.path], [String(path[0])]: text });
        const reply = await visitor().send(endpoint.method, `${endpoint.path}?${query}`, {
          bearer: await bearerFor(endpoint.access),
        });
        const message = `${text.slice(0, 40)}: ${reply.status} ${reply.text.slice(0, 300)}`;
        const isMeant = /^\d{1,9}$/.test(text) && fits(schema.type === 'string' ? text : Number(text));
        if (isMeant) expect(reply.status, message).toBe(200);
        else expect(isRefused(reply, String(path[0])), message).toBe(true);
      }
      await isWorking();
    },
  );

  const named = endpoints.filter(({ path }) => path.includes(':'));
  it.each(named.map((endpoint, index) => [`${endpoint.method} ${endpoint.path}`, endpoint, index] as const))(
    '[R26] %s finds nothing under any of them, and says so',
    async (_, endpoint, index) => {
      const texts = figuresInAddresses.filter((one) => one !== '');
      for (const text of shareOf(texts, index)) {
        const path = endpoint.path.replaceAll(/:\w+/g, encodeURIComponent(text));
        const reply = await visitor().send(endpoint.method, path, {
          bearer: await bearerFor(endpoint.access),
          ...(endpoint.body ? { body: {} } : {}),
        });
        const message = `${text.slice(0, 40)}: ${reply.status} ${reply.text.slice(0, 300)}`;
        expectReached(reply, message);
      }
      await isWorking();
    },
  );
});

const mark = 'the number in question';

/** The JSON body with this literal in place of the number. */
function replaced(body: object, path: readonly string[], literal: string | undefined) {
  const copy = structuredClone(body);
  const names: string[] = [];
  let at = copy as Record<string, unknown>;
  path.forEach((name, n) => {
    const key = name === '[]' ? '0' : name;
    names.push(key);
    if (n < path.length - 1) at = at[key] as Record<string, unknown>;
    else if (literal !== undefined) at[key] = mark;
  });
  return { raw: JSON.stringify(copy).replace(JSON.stringify(mark), literal ?? ''), field: names.join('.') };
}

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
