import type { Context } from 'hono';
import { log } from '../log/log';
import { countRequest } from '../log/metrics';
import type { ApiEnv } from '@/lib/server/app/dispatch';
import { settings } from '../settings/env';
import { securityHeaders } from './security-headers';

/** Wraps every request: common headers, a log line without personal data, metrics. */
export async function observe(c: Context<ApiEnv>, next: () => Promise<void>) {
  const startedAt = performance.now();
  const { requestId } = c.get('origin');
  // Set before there is a response: Hono copies a finished one for each header that is added.
  for (const [name, value] of Object.entries(answerHeaders(requestId))) c.header(name, value);
  await next();
  const route = c.get('route') ?? 'unknown';
  const status = c.res.status;
  const seconds = (performance.now() - startedAt) / 1000;
  countRequest({ method: knownMethod(c.req.method), route, status, seconds });
  log.request({ requestId, method: c.req.method.slice(0, 10), route, status, ms: Math.round(seconds * 1000) });
}

/** Metric labels must not grow with input from outside. */
const knownMethod = (method: string) =>
  ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].includes(method) ? method : 'other';

/** The same for every response, so computed once. */
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
