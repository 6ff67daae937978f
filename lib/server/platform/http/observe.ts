import type { Context } from 'hono';
import { log } from '../log/log';
import { countRequest } from '../log/metrics';
import type { ApiEnv } from '@/lib/server/app/dispatch';
import { settings } from '../settings/env';
import { securityHeaders } from './security-headers';

/** Wraps every request: sets common headers, writes a log line without personal data, and records metrics. */
export async function observe(c: Context<ApiEnv>, next: () => Promise<void>) {
  const startedAt = performance.now();
  const { requestId } = c.get('origin');
  // Set before the response exists, because Hono copies a finished response for each header that is added.
  for (const [name, value] of Object.entries(answerHeaders(requestId))) c.header(name, value);
  await next();
  const route = c.get('route') ?? 'unknown';
  const status = c.res.status;
  const seconds = (performance.now() - startedAt) / 1000;
  countRequest({ method: knownMethod(c.req.method), route, status, seconds });
  log.request({ requestId, method: c.req.method.slice(0, 10), route, status, ms: Math.round(seconds * 1000) });
}

/** The method as a metric label. The set of labels must not grow with external input. */
const knownMethod = (method: string) =>
  ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].includes(method) ? method : 'other';

/** The headers that are the same for every response, computed once. */
let common: { of: string; headers: Record<string, string> } | undefined;

/** Headers of every API response, including errors. */
export function answerHeaders(requestId: string): Record<string, string> {
  const { mode, siteUrl } = settings();
  const of = `${mode} ${siteUrl}`;
  if (common?.of !== of) {
    const security = securityHeaders({ https: siteUrl.startsWith('https:'), dev: false });
    common = { of, headers: { ...(mode === 'demo' ? { 'X-Demo-Mode': '1' } : {}), ...security } };
  }
  return { 'X-Request-Id': requestId, ...common.headers };
}
