import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

export type RawReply = { status: number; headers: Record<string, string>; body: string };

/** A server on a free port, and functions that send it bytes that no client library would send. */
export async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** Sends the bytes with `Connection: close`, reads until the server closes, and parses the first response. */
    send: (head: string, body: string | Uint8Array = '') => exchange(port, head, body),
    /** Sends the bytes and disconnects without waiting. */
    abandon: (bytes: string) => abandon(port, bytes),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function exchange(port: number, head: string, body: string | Uint8Array) {
  return new Promise<RawReply>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(takeApart(Buffer.concat(chunks).toString('utf8'))));
    socket.write(head.replaceAll('\n', '\r\n'));
    socket.write(body);
  });
}

function abandon(port: number, bytes: string) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.write(bytes.replaceAll('\n', '\r\n'), () => socket.destroy());
  });
}

function takeApart(text: string): RawReply {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]), headers, body: rest.join('\r\n\r\n') };
}
