import { connect } from 'node:net';

type Load = { seconds: number; connections: number; headers?: Record<string, string> };

/**
 * Requests per second to a URL over raw sockets, so that the client costs little. Throws on any status but 200. `TURN`
 * in the query is replaced by a new number in every request, so that nothing is cached.
 */
export async function answersPerSecond(
  address: string,
  { seconds, connections, headers = { 'Accept-Encoding': 'gzip' } }: Load,
) {
  const { hostname, port, pathname, search } = new URL(address);
  const lines = Object.entries({ Host: hostname, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = (turn: number) =>
    `GET ${pathname}${search.replace('TURN', String(turn))} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => ask(hostname, Number(port), request, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - startedAt) / 1000);
}

let turn = 0;

function ask(host: string, port: number, request: (turn: number) => string, until: number) {
  return new Promise<number>((resolve, reject) => {
    let answers = 0;
    let come: Buffer[] = [];
    let size = 0;
    let whole: number | 'chunked' | undefined;
    const socket = connect(port, host, () => socket.write(request((turn += 1))));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      come.push(chunk);
      size += chunk.length;
      whole ??= lengthOf(Buffer.concat(come));
      if (whole === undefined || (whole === 'chunked' ? !isLast(chunk) : size < whole)) return;
      answers += 1;
      [come, size, whole] = [[], 0, undefined];
      if (performance.now() < until) socket.write(request((turn += 1)));
      else socket.end(() => resolve(answers));
    });
  });
}

const isLast = (chunk: Buffer) => chunk.subarray(-5).toString('latin1') === '0\r\n\r\n';

/** The body length according to the response's headers. */
function lengthOf(come: Buffer): number | 'chunked' | undefined {
  const end = come.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = come.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`It answered ${head.slice(0, 200)}`);
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return 'chunked';
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('It does not say how long its answer is.');
  return end + 4 + Number(length);
}
