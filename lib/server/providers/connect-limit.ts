import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';

/**
 * HTTP agents with a timeout for connecting, including DNS and TLS. Without it, an unreachable host would use up the
 * timeout of the whole request.
 */
export function connectLimitedAgents(limitMs: number) {
  const options = { keepAlive: true, maxSockets: 10, timeout: 30_000 };
  return {
    httpAgent: limit(new http.Agent(options), 'connect', limitMs),
    httpsAgent: limit(new https.Agent(options), 'secureConnect', limitMs),
  };
}

function limit<A extends http.Agent>(agent: A, standsAt: 'connect' | 'secureConnect', limitMs: number): A {
  const create = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) => {
    const socket = create(options, callback);
    if (socket) watch(socket, standsAt, limitMs);
    return socket;
  };
  return agent;
}

function watch(socket: Duplex, standsAt: string, limitMs: number) {
  const timer = setTimeout(() => {
    socket.destroy(Object.assign(new Error('The connection was not established in time.'), { code: 'ETIMEDOUT' }));
  }, limitMs);
  const done = () => clearTimeout(timer);
  socket.once(standsAt, done).once('close', done);
}
