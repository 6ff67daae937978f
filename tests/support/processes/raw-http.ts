import { connect, type Socket } from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

/** Sends raw bytes to a server, for requests that no client library would send. Resolves when the server closes. */
export function openRaw(port: number): { socket: Socket; send: (bytes: string) => void; answer: Promise<RawAnswer> } {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const answer = new Promise<RawAnswer>((resolve) => {
    // A server that rejects a request may close the connection before everything is sent.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      const [head = '', body = ''] = received.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body });
    });
  });
  return { socket, send: (bytes) => void socket.write(bytes), answer };
}

export function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  const { send, answer } = openRaw(port);
  send(bytes);
  return answer;
}
