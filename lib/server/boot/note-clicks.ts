import type { IncomingMessage } from 'node:http';
import { referralCode, referralMark } from '@/lib/domain/referral-code';
import { settings } from '@/lib/server/env';
import { clientIp } from '@/lib/server/http/client-ip';
import { asksForPrivacy } from '@/lib/server/services/automated';
import { noteClick } from '@/lib/server/services/clicks';
import type { Handle } from './http-server';

/**
 * Counts what a referral link opens. Here and not in a page, because pages that are kept never run for a request, and
 * because a browser without scripts counts as well. The page is not held up: see services/clicks.
 */
export const notingClicks =
  (handle: Handle): Handle =>
  (request, response) => {
    const found = findClick(request.method, request.url ?? '/');
    if (found && isOpened(request)) {
      response.once('finish', () => {
        if (found.expects.includes(response.statusCode)) noteClick({ ...found, ...visitorOf(request) });
      });
    }
    return handle(request, response);
  };

/** `/r/code`, or any page with `?referredBy=code` that our own short link did not lead to. */
export function findClick(method: string | undefined, target: string) {
  if (method !== 'GET' || (!target.startsWith('/r/') && !target.includes('referredBy='))) return undefined;
  const [path = '/', search = ''] = target.split(/\?(.*)/s);
  if (/^\/(api|admin|_next)(\/|$)|\.[a-z\d]+$/i.test(path)) return undefined;
  const query = new URLSearchParams(search);
  const short = /^\/r\/([\w-]{1,64})$/.exec(path)?.[1];
  if (short) return { code: short, path: query.get('to') ?? '/', query, expects: [302] };
  const code = referralCode(query.get('referredBy'));
  if (!code || search.split('&').includes(referralMark)) return undefined;
  return { code, path, query, expects: [200, 304] };
}

/** A page that somebody goes to, as far as the browser says; not a picture, a frame or data for a script. */
function isOpened({ headers }: IncomingMessage) {
  const what = headers['sec-fetch-dest'];
  return (what === undefined || what === 'document') && headers['x-nextjs-data'] === undefined;
}

function visitorOf({ headers, socket }: IncomingMessage) {
  const header = (name: string) => [headers[name]].flat().join(', ') || undefined;
  return {
    ip: clientIp(socket.remoteAddress ?? '', header('x-forwarded-for') ?? null, settings().trustProxy),
    userAgent: (header('user-agent') ?? '').slice(0, 400),
    purpose: `${header('sec-purpose') ?? ''} ${header('purpose') ?? ''} ${header('x-moz') ?? ''}`,
    isPrivate: asksForPrivacy(header),
  };
}
