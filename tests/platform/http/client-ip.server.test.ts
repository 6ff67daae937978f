import { expect, it } from 'vitest';
import { clientIp, originOf } from '@/lib/server/platform/http/request-origin';
import { networkOf } from '@/lib/server/platform/http/network';

it.each([
  ['no proxy is trusted', '192.0.2.1', '203.0.113.7', 0, '192.0.2.1'],
  ['one proxy', '10.0.0.1', '203.0.113.7', 1, '203.0.113.7'],
  ['one proxy and a forged start', '10.0.0.1', '127.0.0.1, 203.0.113.7', 1, '203.0.113.7'],
  ['two proxies', '10.0.0.1', '127.0.0.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['fewer entries than proxies', '10.0.0.1', '203.0.113.7', 2, '10.0.0.1'],
  ['no header', '10.0.0.1', null, 1, '10.0.0.1'],
  ['an empty header', '10.0.0.1', '', 1, '10.0.0.1'],
  ['nonsense', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['a script', '10.0.0.1', '<script>', 1, '10.0.0.1'],
  ['IPv4 within IPv6', '::ffff:192.0.2.1', null, 0, '192.0.2.1'],
  ['IPv4 within IPv6 in hexadecimal', '::ffff:c000:201', null, 0, '192.0.2.1'],
  ['IPv4 within IPv6 written out, from a proxy', '10.0.0.1', '0:0:0:0:0:FFFF:C000:0201', 1, '192.0.2.1'],
  ['a real IPv6 address', '2001:db8::7', null, 0, '2001:db8::7'],
  ['an address that only looks mapped', '2001:db8::ffff:c000:201', null, 0, '2001:db8::ffff:c000:201'],
  ['the unspecified prefix', '::c000:201', null, 0, '::c000:201'],
])('[R4] the address behind %s', (_, peer, forwardedFor, hops, ip) => {
  expect(clientIp(peer, forwardedFor, hops)).toBe(ip);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('[R3] the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it('a long user agent is cut, so that logs and the audit trail stay small', () => {
  expect(originOf(new Headers({ 'user-agent': 'x'.repeat(5000) }), undefined).userAgent).toBe('x'.repeat(200));
});
