import type { IncomingMessage } from 'node:http';
import { referralCode } from '@/lib/domain/referral-code';
import { hasSource, toTouch, type Attribution } from '@/lib/domain/touches';
import { readUtm } from '@/lib/domain/utm';
import { now } from '../clock';
import { asksForPrivacy } from '../services/automated';

/**
 * Whose link or campaign led here, as far as addresses of this visit tell: the form's own, or that of our page it was
 * reached from. Without scripts nothing is kept between pages, so this is all there is, and nothing is stored for it.
 */
export function sourceOf(request: IncomingMessage): string {
  if (asksForPrivacy((name) => [request.headers[name]].flat()[0])) return '';
  const own = sourceIn(new URL(request.url ?? '/', 'http://own.invalid').searchParams);
  return own === '' ? sourceIn(ownReferrer(request)?.searchParams) : own;
}

/** The same as a form's call takes it; undefined when no address says anything. */
export function attributionOf(request: IncomingMessage): Attribution | undefined {
  const path = ownReferrer(request)?.pathname ?? '/';
  const touch = toTouch({ at: now().toISOString(), path, search: sourceOf(request), referrer: '', host: '' });
  return hasSource(touch) ? { first: touch, last: touch } : undefined;
}

/** The page of ours that led here, as far as the browser tells. */
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
