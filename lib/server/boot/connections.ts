import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const connectionsOf = new WeakMap<Server, Set<Socket>>();

/** Tracks a server's open connections, for `closeUnusedConnections`. */
export function trackConnections(server: Server) {
  const connections = new Set<Socket>();
  connectionsOf.set(server, connections);
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
}

/**
 * Closes connections that have received no data, such as a browser's preconnect, because Node does not count them as
 * idle.
 */
export function closeUnusedConnections(server: Server) {
  for (const socket of connectionsOf.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}
