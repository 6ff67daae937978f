import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { notFound } from '@/lib/content/shared/messages';
import { AppError } from '../errors';
import type { ApiEnv } from '@/lib/server/app/dispatch';
import { openApiDocument } from './openapi';
import type { Route } from './implement';

const assets = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);

/** Not by require.resolve: the bundler would replace it with a module number. */
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

/** The API's description at /api/openapi.json and its page at /api/docs, all from our own origin. */
export function mountDocs(hono: Hono<ApiEnv>, routes: Route[]) {
  let document: unknown;
  hono.get('/api/openapi.json', (c) => {
    c.set('route', '/api/openapi.json');
    c.header('Cache-Control', 'public, max-age=300');
    return c.json((document ??= openApiDocument(routes)));
  });
  hono.get('/api/docs', (c) => {
    c.set('route', '/api/docs');
    c.header('Cache-Control', 'public, max-age=300');
    return c.html(page);
  });
  hono.get('/api/docs/start.js', (c) => {
    c.set('route', '/api/docs/:asset');
    return c.body(start, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    });
  });
  hono.get('/api/docs/:asset', async (c) => {
    c.set('route', '/api/docs/:asset');
    const name = c.req.param('asset');
    const type = assets.get(name);
    if (!type) throw new AppError('not_found', notFound);
    return c.body(await readFile(join(folder(), name)), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=86400',
    });
  });
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/start.js', '/api/docs/:asset']) {
    hono.all(path, () => {
      throw new AppError('method_not_allowed', 'This address takes GET, HEAD.', { allow: 'GET, HEAD' });
    });
  }
}
