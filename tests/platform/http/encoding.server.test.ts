import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiListener } from '@/lib/server/app/api-listener';
import { db } from '@/lib/server/platform/db/pool';
import { seedPlaces } from '@/lib/server/sample-data/places';
import { listen } from './raw-connection';

const api = createApiListener();
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  await seedPlaces(db());
  server = await listen((incoming, response) => void api(incoming, response));
});
afterAll(() => server.close());

/** The response as sent, without the decompression that `fetch` applies. */
const get = (path: string, accepted: string | undefined, method = 'GET') =>
  new Promise<{ encoding: string | undefined; vary: string; body: Buffer }>((resolve, reject) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const call = request(server.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-encoding': encoding, vary = '' } = response.headers;
        resolve({ encoding, vary, body: Buffer.concat(chunks) });
      });
    });
    call.on('error', reject).end();
  });

it.each(['/api/places/map?kind=cities', '/api/openapi.json', '/api/docs/swagger-ui.css'])(
  '[P4] %s is compressed for a client that accepts it',
  async (path) => {
    const plain = await get(path, undefined);
    expect(plain.encoding).toBeUndefined();
    const zipped = await get(path, 'gzip');
    expect(zipped.encoding).toBe('gzip');
    expect(zipped.vary).toContain('Accept-Encoding');
    expect(zipped.body.length).toBeLessThan(plain.body.length / 2);
    expect(gunzipSync(zipped.body).toString()).toBe(plain.body.toString());
  },
);

it('[P4] a response is sent in the best encoding, and a small one uncompressed', async () => {
  const plain = await get('/api/places/map?kind=cities', undefined);
  const best = await get('/api/places/map?kind=cities', 'gzip, deflate, br');
  expect(best.encoding).toBe('br');
  expect(brotliDecompressSync(best.body).toString()).toBe(plain.body.toString());
  expect((await get('/api/places/map?kind=cities', 'br;q=0')).encoding).toBeUndefined();
  expect((await get('/api/healthz', 'gzip, br')).encoding).toBeUndefined();
  expect((await get('/api/places/map?kind=cities', 'br', 'HEAD')).body.length).toBe(0);
});
