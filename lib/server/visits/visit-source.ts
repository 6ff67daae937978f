import type { IncomingMessage } from 'node:http';
import { referralCode } from '@/lib/domain/visits/referral-code';
import { hasSource, toTouch, type Attribution } from '@/lib/domain/visits/touches';
import { readUtm } from '@/lib/domain/visits/utm';
import { asksForPrivacy } from '@/lib/server/platform/http/privacy-signal';

/**
 * The referral code or campaign of this visit, from the form's URL or that of the referring page. Without scripts
 * nothing is stored between pages, so these are the only sources.
 */
export function sourceOf(request: IncomingMessage): string {
  if (asksForPrivacy((name) => [request.headers[name]].flat()[0])) return '';
  const source = sourceIn(new URL(request.url ?? '/', 'http://own.invalid').searchParams);
  return source === '' ? sourceIn(ownReferrer(request)?.searchParams) : source;
}

/** The same in the format of a form's call; undefined without any. */
export function attributionOf(request: IncomingMessage, at: Date): Attribution | undefined {
  const path = ownReferrer(request)?.pathname ?? '/';
  const touch = toTouch({ at: at.toISOString(), path, search: sourceOf(request), referrer: '', host: '' });
  return hasSource(touch) ? { first: touch, last: touch } : undefined;
}

/** The referring page on this site, according to the browser. */
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
