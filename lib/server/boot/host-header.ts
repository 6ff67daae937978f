import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';

/**
 * Whether a request has exactly one valid Host header (RFC 9112, 3.2); HTTP/1.0 may omit it. Numeric IPv4 addresses
 * other than four decimal numbers are rejected, because programs interpret them differently.
 */
export function hasValidHost({
  httpVersion,
  headers: { host },
  rawHeaders,
}: Pick<IncomingMessage, 'httpVersion' | 'headers' | 'rawHeaders'>): boolean {
  if (host === undefined) return httpVersion === '1.0';
  const sent = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return sent.length <= 1 && isHost(host);
}

const authority = /^(?:\[[\da-f:.]{2,45}\]|([a-z\d_](?:[a-z\d_-]|\.(?=[a-z\d_]))*)\.?)(?::\d{1,5})?$/i;

function isHost(host: string): boolean {
  const found = host.length <= 300 ? authority.exec(host) : null;
  if (!found || !URL.canParse(`http://${host}/`)) return false;
  const [, name = ''] = found;
  return !endsInNumber.test(name) || isIPv4(name);
}

/** Host names that the URL standard parses as an IPv4 address. */
const endsInNumber = /(^|\.)(\d+|0x[\da-f]*)$/i;
