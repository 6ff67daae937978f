import type { IncomingMessage } from 'node:http';
import { referralCode } from '@/lib/domain/visits/referral-code';
import { hasSource, toTouch, type Attribution } from '@/lib/domain/visits/touches';
import { readUtm } from '@/lib/domain/visits/utm';
import { asksForPrivacy } from '@/lib/server/platform/http/privacy-signal';

/**
 * The visit's referral code and campaign as a query string, from the form's URL or the referring page's. Without
 * scripts nothing is stored between pages, so there are no other sources.
 */
export function sourceOf(request: IncomingMessage): string {
  if (asksForPrivacy((name) => [request.headers[name]].flat()[0])) return '';
  const source = sourceIn(new URL(request.url ?? '/', 'http://own.invalid').searchParams);
  return source === '' ? sourceIn(ownReferrer(request)?.searchParams) : source;
}

/** The visit's source in the format of a form's API request; undefined if there is none. */
export function attributionOf(request: IncomingMessage, at: Date): Attribution | undefined {
  const path = ownReferrer(request)?.pathname ?? '/';
  const touch = toTouch({ at: at.toISOString(), path, search: sourceOf(request), referrer: '', host: '' });
  return hasSource(touch) ? { first: touch, last: touch } : undefined;
}

/** The page of this site that the Referer header names, if any. */
export function ownReferrer({ headers: { referer, host } }: IncomingMessage) {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  return from.host === host ? from : undefined;
}

function sourceIn(query = new URLSearchParams()) {
  const found = new URLSearchParams(readUtm(query));
  const code = referralCode(query.get('referredBy'));
  if (code) found.set('referredBy', code);
  return found.toString();
}
