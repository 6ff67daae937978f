import type { Context } from 'hono';
import { log } from '../log';
import { countRequest } from '../metrics';
import type { ApiEnv } from './dispatch';
import { answerHeaders } from './answer-headers';

/** Around every request: headers that each answer carries, a log line without personal data, a count. */
export async function observe(c: Context<ApiEnv>, next: () => Promise<void>) {
  const startedAt = performance.now();
  await next();
  const { requestId } = c.get('origin');
  for (const [name, value] of Object.entries(answerHeaders(requestId))) c.header(name, value);
  const route = c.get('route') ?? 'unknown';
  const status = c.res.status;
  const seconds = (performance.now() - startedAt) / 1000;
  countRequest({ method: knownMethod(c.req.method), route, status, seconds });
  log.info({ requestId, method: c.req.method.slice(0, 10), route, status, ms: Math.round(seconds * 1000) }, 'request');
}

/** A label must not grow with what strangers send. */
const knownMethod = (method: string) =>
  ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].includes(method) ? method : 'other';
