import { connect } from 'node:net';

/**
 * Requests per second of an address over bare sockets, so that it is not the client that is measured. Throws on any
 * answer but 200.
 */
export async function answersPerSecond(
  address: string,
  { seconds, connections }: { seconds: number; connections: number },
) {
  const { hostname, port, pathname } = new URL(address);
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: gzip\r\n\r\n`;
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => ask(hostname, Number(port), request, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - startedAt) / 1000);
}

function ask(host: string, port: number, request: string, until: number) {
  return new Promise<number>((resolve, reject) => {
    let answers = 0;
    let come: Buffer[] = [];
    let size = 0;
    let whole: number | undefined;
    const socket = connect(port, host, () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      come.push(chunk);
      size += chunk.length;
      whole ??= lengthOf(Buffer.concat(come));
      if (whole === undefined || size < whole) return;
      answers += 1;
      [come, size, whole] = [[], 0, undefined];
      if (performance.now() < until) socket.write(request);
      else socket.end(() => resolve(answers));
    });
  });
}

/** How long an answer will be, once its head is there. */
function lengthOf(come: Buffer): number | undefined {
  const end = come.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = come.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`It answered ${head.slice(0, 200)}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('It does not say how long its answer is.');
  return end + 4 + Number(length);
}
