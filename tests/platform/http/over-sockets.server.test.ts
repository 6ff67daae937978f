import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failure } from '@/lib/contracts/shared/failure';
import { routes } from '@/lib/server/app/routes';
import { createApiListener } from '@/lib/server/app/api-listener';
import { log } from '@/lib/server/platform/log/log';
import { checkEvery } from '@/tests/support/check-every';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { listen, type RawReply } from './raw-connection';
import { oddBodies } from './odd-bodies';

const api = createApiListener();
let server: Awaited<ReturnType<typeof listen>>;
let member: Member;

beforeAll(async () => {
  server = await listen((request, response) => void api(request, response));
  member = await registerMember();
});
afterAll(() => server.close());

const host = 'Host: 127.0.0.1\nConnection: close';
const get = (target: string, headers = host) => server.send(`GET ${target} HTTP/1.1\n${headers}\n\n`);
const post = (path: string, headers: string, body: string | Uint8Array = '') =>
  server.send(`POST ${path} HTTP/1.1\n${host}\nContent-Length: ${Buffer.byteLength(body)}\n${headers}\n\n`, body);

/** Asserts a rejection with this status as JSON, with the headers of every response. */
function expectRefusal(reply: RawReply, status: number) {
  expect(reply.status).toBe(status);
  expect(reply.headers['content-type']).toBe('application/json');
  expect(reply.headers['x-request-id']).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(reply.headers['cache-control']).toBe('private, no-store');
  const text = reply.headers['transfer-encoding'] === 'chunked' ? reply.body.split('\r\n')[1]! : reply.body;
  expect(failure.parse(JSON.parse(text)).message).not.toBe('');
}

describe('[R22] over a real connection', () => {
  it('the server responds', async () => {
    const reply = await get('/api/healthz');
    expect(reply.status).toBe(200);
    expect(reply.body).toContain('{"status":"ok"}');
  });

  it('TRACE is a 405 at every address', () => {
    const paths = new Set(routes.map(({ endpoint }) => endpoint.path.replaceAll(/:\w+/g, 'x')));
    return checkEvery(paths.entries(), async (path) => {
      const reply = await server.send(`TRACE ${path} HTTP/1.1\n${host}\nX-Secret: echo-me\n\n`);
      expectRefusal(reply, 405);
      expect(reply.body).not.toContain('echo-me');
    });
  });

  it.each(['TRACK', 'PROPFIND', 'LOCK', 'SEARCH'])('%s is a refusal too', async (method) => {
    const reply = await server.send(`${method} /api/healthz HTTP/1.1\n${host}\n\n`);
    // Node's parser does not know TRACK and responds by itself.
    if (method === 'TRACK') return expect(reply.status).toBe(400);
    expectRefusal(reply, 405);
  });

  it.each([
    ['/api/users/verify-password-request/%E0%A4%A', 200],
    ['/api/users/verify-password-request/%', 200],
    ['/api/users/verify-password-request/%zz', 200],
    ['/api/users/verify-password-request/%00', 400],
    ['/api/users/exists?email=%E0%A4%A', 400],
    ['/api/users/exists?%', 400],
    ['/api/%E0%A4%A', 404],
    ['/api/users/profile/..%2f..%2fetc', 404],
    ['//api/healthz', 404],
    ['/api//healthz', 404],
    ['/api/healthz/../users/profile', 401],
    ['/api/healthz?x=1#y', 200],
    ['/api/\\evil', 400],
    ['/api/healthz\\..\\x', 400],
  ])('GET %s is a %i', async (target, status) => {
    const reply = await get(target);
    if (status === 200) expect(reply.status).toBe(200);
    else expectRefusal(reply, status);
  });

  it.each(['evil.example/x', 'a@b', 'a b', '[', 'a,b', '', '%00', 'http://evil.example'])(
    'the host %j does no harm',
    async (name) => {
      const reply = await get('/api/healthz', `Host: ${name}\nConnection: close`);
      if (reply.status !== 200) expectRefusal(reply, 400);
      expect(reply.body).not.toContain('evil');
    },
  );

  it('an absolute URL is read as its path, whatever host it names', async () => {
    expect((await get('http://evil.example/api/healthz')).status).toBe(200);
    expectRefusal(await get('http://evil.example/elsewhere'), 404);
    expectRefusal(await get('ftp://evil.example/api/healthz'), 400);
  });

  it('two bearer tokens count as none', async () => {
    const bearer = `Authorization: Bearer ${member.token}`;
    expect((await get('/api/users/profile', `${host}\n${bearer}`)).status).toBe(200);
    expectRefusal(await get('/api/users/profile', `${host}\n${bearer}\n${bearer}`), 401);
    expectRefusal(await get('/api/users/profile', `${host}\nAuthorization: Basic x\n${bearer}`), 401);
  });

  it('two content types count as none', async () => {
    expectRefusal(
      await post('/api/users/login', 'Content-Type: application/json\nContent-Type: text/plain', '{}'),
      415,
    );
  });

  it.each(oddBodies.filter((body) => body.raw !== undefined).map((body) => [body.name, body] as const))(
    'POST of %s is answered in JSON',
    async (_, body) => {
      const headers = Object.entries(body.headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n');
      expectRefusal(await post('/api/users/login', headers, body.raw), body.status);
    },
  );

  it('a chunked body is read, and cut off when it is too large', async () => {
    const head = `POST /api/users/login HTTP/1.1\n${host}\nContent-Type: application/json\nTransfer-Encoding: chunked\n\n`;
    const piece = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    expectRefusal(await server.send(head, `${piece('{"email":')}${piece('"x"}')}0\r\n\r\n`), 400);
    expectRefusal(await server.send(head, `${piece('x'.repeat(200_000))}0\r\n\r\n`), 413);
  });

  it('a body on GET and DELETE is not read', async () => {
    const gzip = gzipSync('{}');
    const reply = await server.send(
      `GET /api/healthz HTTP/1.1\n${host}\nContent-Length: ${gzip.length}\nContent-Encoding: gzip\n\n`,
      gzip,
    );
    expect(reply.status).toBe(200);
    expectRefusal(await server.send(`DELETE /api/healthz HTTP/1.1\n${host}\nContent-Length: 4\n\n`, '{bad'), 405);
  });

  it.each([
    ['PUT /api/users/login', 405],
    ['PUT /api/users/searches', 401],
    ['POST /api/nothing', 404],
    ['POST /api/openapi.json', 405],
  ])('%s is refused so that a sender of 5 MB with “Connection: close” gets the response', async (call, status) => {
    const body = 'x'.repeat(5_000_000);
    const head = `${call} HTTP/1.1\n${host}\nContent-Type: application/json\nContent-Length: ${body.length}\n\n`;
    expectRefusal(await server.send(head, body), status);
  });

  it('a caller who disconnects is not logged as an error of ours', async () => {
    const complained = vi.spyOn(log, 'error').mockReturnValue(undefined);
    const left = Promise.withResolvers<void>();
    const noted = vi.spyOn(log, 'request').mockImplementation(() => left.resolve());
    await server.abandon(
      `POST /api/users/login HTTP/1.1\n${host}\nContent-Type: application/json\nContent-Length: 1000\n\n{"email":`,
    );
    await left.promise;
    expect(complained).not.toHaveBeenCalled();
    noted.mockRestore();
    complained.mockRestore();
    expect((await get('/api/healthz')).status).toBe(200);
  });
});
