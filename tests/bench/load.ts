import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';

export type Fetched = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends one GET with keep-alive; the body is decompressed. */
export function fetchOnce(url: string, agent?: Agent, headers: Record<string, string> = {}): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const raw = Buffer.concat(chunks);
        const body = response.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    }).on('error', reject);
  });
}

/** Requests per second to one URL with `connections` open for `seconds`; throws on any status but 200. */
export async function requestsPerSecond(
  url: string,
  { seconds, connections }: { seconds: number; connections: number },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const startedAt = performance.now();
  let answered = 0;
  const worker = async () => {
    while (performance.now() < until) {
      const { status } = await fetchOnce(url, agent);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsed = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return answered / elapsed;
}
