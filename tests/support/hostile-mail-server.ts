import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What a mail server should never do. */
export const hostilities = {
  hangs: () => undefined,
  'hangs after its greeting': (socket: Socket) => void socket.write('220 ready\r\n'),
  'drips for ever': (socket: Socket) => {
    socket.write('220 ready\r\n');
    const timer = setInterval(() => socket.write('250-x\r\n'), 100);
    socket.on('close', () => clearInterval(timer));
  },
  'speaks HTML': (socket: Socket) => void socket.write('<html><body>secret words of upstream</body></html>\r\n'),
  'never ends its line': (socket: Socket) => {
    const junk = Buffer.alloc(64 * 1024, 'x');
    const pour = () => {
      while (!socket.destroyed && socket.write(junk));
    };
    socket.on('drain', pour);
    pour();
  },
  'hangs up': (socket: Socket) => void socket.destroy(),
};

export async function startHostileServer(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    // Read and dropped: only a socket that is read learns that the other side has gone.
    socket.resume();
    behave(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    sockets,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
