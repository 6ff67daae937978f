import { createServer, type Socket } from 'node:net';
import { standIn } from '@/tests/support/api/stand-in';

/** Misbehaviors of a mail server. */
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
  const server = createServer((socket) => {
    // Read and discard: a socket notices that the other side has closed only while it is being read.
    socket.resume();
    behave(socket);
  });
  const { port, sockets, close } = await standIn(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    sockets,
    close,
  };
}
