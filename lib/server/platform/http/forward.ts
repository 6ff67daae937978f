import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { AppError } from '../errors';
import { settings } from '../settings/env';
import { readBytes } from './body';
import type { ApiEnv } from '@/lib/server/app/dispatch';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'];
const passedOn = ['authorization', 'content-type', 'accept', 'order', 'user-agent'];
const passedBack = [
  'content-type',
  'cache-control',
  'retry-after',
  'allow',
  'vary',
  'content-disposition',
  'www-authenticate',
];

/** Forwards a request to the external API and returns its response. Redirects are not followed. */
export async function forward(c: Context<ApiEnv>): Promise<Response> {
  const { method, headers, url } = c.req.raw;
  if (!methods.includes(method)) {
    const allow = methods.join(', ');
    throw new AppError('method_not_allowed', `This URL accepts ${allow}.`, { allow });
  }
  const { pathname, search } = new URL(url);
  const { ip, requestId } = c.get('origin');
  c.set('route', 'elsewhere');
  const answer = await ask(`${settings().apiBaseUrl}${pathname}${search}`, {
    method,
    // If the external API trusts us, it applies its rate limits to the address that we pass on.
    headers: { ...pick(headers, passedOn), 'x-forwarded-for': ip, 'x-request-id': requestId },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: await readBytes(c.req.raw) }),
  });
  return c.newResponse(answer.body, answer.status as StatusCode, pick(answer.headers, passedBack));
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  const away = (cause: unknown) =>
    new AppError('upstream', 'The service behind this page does not respond. Try again.', { cause });
  const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(limitOf(url)) }).catch(
    (cause: unknown) => {
      throw away(cause);
    },
  );
  if (answer.status >= 300 && answer.status < 400) throw away(new Error(`It answered ${answer.status}.`));
  return answer;
}

/** Timeout in milliseconds. Payments get the same timeout as requests to Stripe. */
const limitOf = (url: string) => (new URL(url).pathname.includes('/api/transactions/') ? 90_000 : 10_000);

const pick = (headers: Headers, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
