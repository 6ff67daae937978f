import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '@/lib/server/app/routes';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { seedAll } from '@/tests/support/database/seeded';
import { bearers } from '@/tests/support/api/access';
import { visitor, type Reply } from '@/tests/support/api/api';
import { callsOf, registerMember, registrationForm, requestResetToken } from '@/tests/support/database/factories';
import { marketCalls } from './market-calls';

type Operation = {
  responses: Record<string, unknown>;
  security?: unknown;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { required?: boolean };
  description?: string;
};
type Document = {
  openapi: string;
  info: { title: string };
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

let document: Document;
beforeAll(async () => {
  document = (await visitor().send('GET', '/api/openapi.json')).answer as Document;
});

describe('[K7] the API description', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('[S21] contains every call of every contract and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`).sort(),
    );
  });

  it('[R12] says which calls need a recent password, and that section 7’s deletion needs no body', () => {
    expect(document.paths['/api/plaid/link']?.post?.description).toContain('reauthentication_required');
    expect(document.paths['/api/account/sessions']?.get?.description).toBeUndefined();
    expect(document.paths['/api/investors/delete-account']?.delete?.requestBody?.required).toBe(false);
    expect(document.paths['/api/account']?.delete?.requestBody?.required).toBe(true);
  });

  it('says for each call who may make it, its input and its output', () => {
    for (const { endpoint } of routes) {
      const call = document.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      const security = { public: undefined, optional: [{ bearer: [] }, {}] }[endpoint.access as string] ?? [
        { bearer: [] },
      ];
      expect(call?.security).toEqual(endpoint.access === 'public' ? undefined : security);
      expect(call?.requestBody === undefined).toBe((endpoint.body ?? endpoint.form ?? endpoint.file) === undefined);
      expect(Object.keys(call?.responses ?? {}).sort()).toEqual([String(endpoint.status ?? 200), 'default']);
      const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(
        call?.parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
      ).toEqual(inPath);
    }
  });

  it('requires fields without a default, and no others', () => {
    const parameter = (path: string, name: string) =>
      document.paths[path]?.get?.parameters.find((one) => one.name === name);
    expect(parameter('/api/trades', 'variant')).toMatchObject({ in: 'query', required: false });
    expect(parameter('/api/users/exists', 'email')).toMatchObject({ in: 'query', required: true });
  });

  it('may be cached for a while', async () => {
    expect((await visitor().send('GET', '/api/openapi.json')).headers.get('cache-control')).toMatch(/^public/);
  });
});

describe('[K7] responses', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);

  /** Validates a response against the OpenAPI description, independently of the server's own code. */
  function expectDescribed(method: string, path: string, reply: Reply) {
    const [plain = ''] = path.split('?');
    // Static segments take precedence over parameters, as in the dispatcher.
    const fits = (one: string) => new RegExp(`^${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain);
    const pattern = plain in document.paths ? plain : Object.keys(document.paths).find(fits)!;
    const key =
      String(reply.status) in document.paths[pattern]![method.toLowerCase()]!.responses
        ? String(reply.status)
        : 'default';
    const pointer = `#/paths/${pattern.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method.toLowerCase()}/responses/${key}/content/application~1json/schema`;
    const validate = ajv.compile({ ...document, $ref: pointer, $id: undefined });
    expect(validate(JSON.parse(reply.text)), `${method} ${path}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  }

  it('of success and of failure match the description', async () => {
    await seedAll();
    const { user, operator } = await bearers();
    const member = await registerMember();
    const token = await requestResetToken(member);
    await drainOutbox();
    const good: [string, string, object?][] = [
      ['PUT', '/api/users/register', { body: registrationForm() }],
      ['PUT', '/api/investors/register-basic', { body: registrationForm() }],
      ['POST', '/api/users/login', { body: { email: user.email, password: user.password } }],
      ['GET', `/api/users/request-new-password?email=${user.email}`],
      ['GET', `/api/users/verify-password-request/${token}`],
      ['POST', `/api/users/reset-password/${token}`, { body: { password: 'another good password' } }],
      ['GET', `/api/users/exists?email=${user.email}`],
      ['GET', '/api/users/profile', { bearer: user.token }],
      ['PUT', '/api/users/searches', { bearer: user.token, body: { search: 'AAPL' } }],
      ['POST', '/api/auth/refresh', { body: { refreshToken: user.refreshToken } }],
      ['GET', '/api/trades'],
      ['GET', '/api/trades?variant=live'],
      ...marketCalls(user.token),
      ['POST', '/api/events', { body: { name: 'page_view', path: '/', sessionId: 'a'.repeat(20) } }],
      ['GET', '/api/healthz'],
      ['GET', '/api/readyz'],
      ['GET', '/api/ops/outbox', { bearer: operator }],
      ['POST', '/api/auth/logout', { body: {}, bearer: user.token }],
    ];
    for (const [method, path, sent] of good) {
      const reply = await visitor().send(method, path, sent);
      expect(reply.status).toBeLessThan(300);
      expectDescribed(method, path, reply);
    }
    const bad: [string, string, object?][] = [
      ['POST', '/api/users/login', { body: {} }],
      ['POST', '/api/users/login', { body: { email: user.email, password: 'wrong' } }],
      ['GET', '/api/users/profile'],
      ['PUT', '/api/users/register', { body: registrationForm({ email: user.email }) }],
    ];
    for (const [method, path, sent] of bad) {
      const reply = await visitor().send(method, path, sent);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expectDescribed(method, path, reply);
    }
  });

  it('are really checked: a wrong one would be found', async () => {
    const reply = await visitor().ask(callsOf.user.exists, { query: { email: 'ann@example.test' } });
    expect(() => expectDescribed('GET', '/api/users/exists', { ...reply, text: '{"exists":"yes"}' })).toThrow();
  });
});

describe('[K7] the page of the API description', () => {
  it('loads everything from our own origin, and nothing inline', async () => {
    const { text, headers } = await visitor().send('GET', '/api/docs');
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('cache-control')).toMatch(/^public/);
    expect(text).toContain('<link rel="icon" href="/favicon.svg"');
    const sources = [...text.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, source]) => source!);
    expect(sources).toHaveLength(3);
    for (const source of sources) {
      expect(source).toMatch(/^\/api\/docs\//);
      const asset = await visitor().send('GET', source);
      expect(asset.status).toBe(200);
      expect(asset.headers.get('content-type')).toMatch(source.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
      expect(asset.headers.get('cache-control')).toMatch(/^public/);
      expect(asset.text.length).toBeGreaterThan(50);
    }
    expect(text).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=|https?:/);
  });

  it.each([
    '/api/docs/package.json',
    '/api/docs/..%2f..%2fpackage.json',
    '/api/docs/%2e%2e/%2e%2e/package.json',
    '/api/docs/swagger-ui.css.map',
    '/api/docs/__proto__',
    '/api/docs/constructor',
  ])('serves no other file: %s', async (path) => {
    expect((await visitor().send('GET', path)).status).toBe(404);
  });

  it.each(['/api/openapi.json', '/api/docs', '/api/docs/start.js', '/api/docs/swagger-ui.css'])(
    '[R22] %s accepts only GET and HEAD',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const { status, headers } = await visitor().send(method, path);
        expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      }
      expect((await visitor().send('HEAD', path)).status).toBe(200);
    },
  );
});
