import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { notFound } from '@/lib/content/shared/messages';
import { AppError } from '../errors';
import type { ApiEnv } from '@/lib/server/app/dispatch';
import { chooseEncoding, encodeBody } from './encode-body';
import { openApiDocument } from './openapi';
import type { Route } from './implement';

const assets = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);

/** Not resolved with require.resolve, which the bundler would replace by a module number. */
const folder = () => join(process.cwd(), 'node_modules/swagger-ui-dist');

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="ui"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#ui', validatorUrl: null });`;

/**
 * Serves the API's OpenAPI document at /api/openapi.json and its documentation at /api/docs, all from our own origin.
 */
export function mountDocs(hono: Hono<ApiEnv>, routes: Route[]) {
  const document = cachedBody(() => JSON.stringify(openApiDocument(routes)), 'application/json', 300);
  const html = cachedBody(() => page, 'text/html; charset=utf-8', 300);
  const script = cachedBody(() => start, 'text/javascript; charset=utf-8', 300);
  const files = new Map(
    [...assets].map(([name, type]) => [name, cachedBody(() => readFile(join(folder(), name)), type, 86_400)]),
  );
  hono.get('/api/openapi.json', (c) => document(c, '/api/openapi.json'));
  hono.get('/api/docs', (c) => html(c, '/api/docs'));
  hono.get('/api/docs/start.js', (c) => script(c, '/api/docs/:asset'));
  hono.get('/api/docs/:asset', (c) => {
    const route = '/api/docs/:asset';
    c.set('route', route);
    const file = files.get(c.req.param('asset'));
    if (!file) throw new AppError('not_found', notFound);
    return file(c, route);
  });
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/start.js', '/api/docs/:asset']) {
    hono.all(path, () => {
      throw new AppError('method_not_allowed', 'This URL accepts GET and HEAD.', { allow: 'GET, HEAD' });
    });
  }
}

/** Serves a response that is the same for all visitors: rendered once, and compressed once per encoding. */
function cachedBody(make: () => string | Promise<Buffer>, type: string, maxAgeS: number) {
  let whole: Promise<Buffer> | undefined;
  const packed = new Map<string, Promise<Buffer>>();
  return async (c: Context<ApiEnv>, route: string) => {
    c.set('route', route);
    const body = await (whole ??= Promise.resolve(make()).then((made) => Buffer.from(made)));
    const encoding = chooseEncoding(c.req.header('accept-encoding'), type, body.length);
    const bytes = packed.get(encoding) ?? encodeBody(body, encoding, true);
    packed.set(encoding, bytes);
    c.header('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    return c.body(new Uint8Array(await bytes), 200, {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${maxAgeS}`,
    });
  };
}
