import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { SOCKET_PORT } from './parameters';

/** The cluster's superuser. The site's own queries never run as this role. */
export const SUPERUSER = 'postgres';

/** Owner of the site's database, and the name of that database. */
export const OWNER = 'site';
export const DATABASE = 'site';

export type Answer = 'ready' | 'starting' | 'stopping' | 'full' | 'silent' | 'gone' | 'damaged';

export function superClient(socketFolder: string, options: { name: string; timeoutMs: number; database?: string }) {
  const client = new Client({
    host: socketFolder,
    port: SOCKET_PORT,
    user: SUPERUSER,
    database: options.database ?? 'postgres',
    application_name: options.name,
    connectionTimeoutMillis: options.timeoutMs,
    query_timeout: options.timeoutMs,
  });
  // Without a listener, a lost connection would end the process. Callers that await a query get its rejection.
  client.on('error', () => undefined);
  return client;
}

/**
 * Checks over a new connection whether the server works, by comparing a query's result. Times out after `timeoutMs`.
 */
export async function probe(
  socketFolder: string,
  timeoutMs: number,
  question = 'select 1 + 1 as two',
): Promise<Answer> {
  const client = superClient(socketFolder, { name: 'site probe', timeoutMs });
  const limit = new AbortController();
  const answered = ask(client, question);
  try {
    return await Promise.race([answered, pause(timeoutMs, 'silent' as const, { signal: limit.signal })]);
  } finally {
    limit.abort();
    // Not awaited, because a hung server would not confirm the close either.
    client.end().catch(() => undefined);
  }
}

async function ask(client: Client, question: string): Promise<Answer> {
  try {
    await client.connect();
    const answer = await client.query<{ two: number }>(question);
    return answer.rows[0]?.two === 2 ? 'ready' : 'silent';
  } catch (error) {
    return readFailure(error);
  }
}

function readFailure(error: unknown): Answer {
  const { code, message } = error as { code?: string; message?: string };
  if (code === '57P03') return /shutting down/.test(message ?? '') ? 'stopping' : 'starting';
  if (code === '53300') return 'full';
  if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === '57P01') return 'gone';
  // The server responds but rejects every connection, so its catalog files are damaged.
  return error instanceof DatabaseError && !/^(08|53|57)/.test(error.code ?? '') ? 'damaged' : 'silent';
}
