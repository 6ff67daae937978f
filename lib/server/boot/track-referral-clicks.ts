import type { IncomingMessage } from 'node:http';
import { referralCode, referralMark } from '@/lib/domain/visits/referral-code';
import { settings } from '@/lib/server/platform/settings/env';
import { clientIp } from '@/lib/server/platform/http/request-origin';
import { asksForPrivacy } from '@/lib/server/platform/http/privacy-signal';
import { recordClick } from '@/lib/server/referrals/clicks';
import type { RequestHandler } from './request-handler';

/**
 * Counts clicks on referral links. Done here rather than in a page, because static pages run no code per request and
 * browsers without scripts count as well. Does not delay the response: see `referrals/clicks`.
 */
export const trackReferralClicks =
  (handle: RequestHandler): RequestHandler =>
  (request, response) => {
    const found = findClick(request.method, request.url ?? '/');
    if (found && isOpened(request)) {
      response.once('finish', () => {
        if (found.expects.includes(response.statusCode)) recordClick({ ...found, ...visitorOf(request) });
      });
    }
    return handle(request, response);
  };

/** The click in `/r/code`, or in any page with `?referredBy=code` unless our own short link redirected to it. */
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

/** Whether a request is a page navigation, according to the browser, and not for an image, a frame or page data. */
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
