// Preloaded into a program: only localhost is reachable. Every other address fails as without a network, and is
// appended as a line to the file named by ONLY_LOOPBACK_NOTES. Needs no privileges, unlike a network namespace.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const isOwn = (host) => /^(localhost|127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/i.test(host);

/** The error that a machine without a network returns. */
function refuse(what) {
  appendFileSync(process.env.ONLY_LOOPBACK_NOTES, `${what}\n`);
  return Object.assign(new Error(`connect ENETUNREACH ${what}`), { code: 'ENETUNREACH' });
}

// http, https, tls, http2 and fetch all connect through net.Socket.
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...given) {
  const [first, second] = Array.isArray(given[0]) ? given[0] : given;
  const isObject = typeof first === 'object' && first !== null;
  const path = isObject ? first.path : Number.isNaN(Number(first)) ? first : undefined;
  const host = (isObject ? first.host : typeof second === 'string' ? second : undefined) ?? 'localhost';
  if (path || isOwn(host)) return connect.apply(this, given);
  const port = isObject ? first.port : first;
  process.nextTick(() => this.destroy(refuse(`${host}:${port}`)));
  return this;
};

// A DNS query contacts another machine, even if no connection follows.
for (const place of [dns, dns.promises]) {
  for (const [name, ask] of Object.entries(place)) {
    if (!/^(lookup|resolve|reverse)/.test(name)) continue;
    place[name] = (asked, ...rest) => {
      if (isOwn(asked)) return ask.call(place, asked, ...rest);
      const error = refuse(`${name} ${asked}`);
      const answer = rest.at(-1);
      if (typeof answer === 'function') return process.nextTick(answer, error);
      if (place === dns.promises) return Promise.reject(error);
      throw error;
    };
  }
}

const send = dgram.Socket.prototype.send;
dgram.Socket.prototype.send = function (...given) {
  const host = given.find((part, place) => place > 0 && typeof part === 'string') ?? 'localhost';
  if (isOwn(host)) return send.apply(this, given);
  throw refuse(`udp ${host}`);
};

syncBuiltinESMExports();
