import { createHmac, timingSafeEqual } from 'node:crypto';

/** Twilio's webhook signature: an HMAC of the URL followed by each parameter's name and value, sorted by name. */
export function signTwilio(authToken: string, url: string, form: Record<string, string>): string {
  const text = Object.keys(form)
    .sort()
    .reduce((signed, name) => signed + name + (form[name] ?? ''), url);
  return createHmac('sha1', authToken).update(text, 'utf8').digest('base64');
}

/** Verifies Twilio's signature, for which the URL may be signed with or without its default port. */
export function isSignedByTwilio(
  authToken: string,
  { url, form, signature }: { url: string; form: Record<string, string>; signature: string },
): boolean {
  return [url, withPort(url)].some((address) => isSame(signTwilio(authToken, address, form), signature));
}

function withPort(url: string) {
  const { protocol, port } = new URL(url);
  if (port !== '') return url;
  return url.replace(/^(https?:\/\/[^/?#]+)/, `$1:${protocol === 'https:' ? 443 : 80}`);
}

function isSame(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
