import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { now } from '@/lib/server/platform/clock';
import { log } from '@/lib/server/platform/log/log';
import { readForm } from './form';
import { routeOf } from './routes';
import { newId, invalid, StripeError, type SimulatedStripeMemory, type StripeStore } from './state';

const maxBytes = 256 * 1024;

export type SimulatedStripe = { apiBase: string; close(): Promise<void> };

/** Starts the simulated Stripe: a local server with Stripe's format, whose state is in our database. */
export async function startSimulatedStripe(memory: SimulatedStripeMemory, key: string): Promise<SimulatedStripe> {
  const server = createServer((request, response) => void answer(memory, key, request, response));
  server.keepAliveTimeout = 5_000;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  // The server does not keep the process running.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    apiBase: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Answer = { status: number; body: unknown };

async function answer(memory: SimulatedStripeMemory, key: string, request: IncomingMessage, response: ServerResponse) {
  const id = newId('req');
  let result: Answer;
  try {
    result = await handle(memory, key, request);
  } catch (error) {
    log.error({ err: error }, 'the simulated Stripe failed');
    result = { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred' } } };
  }
  // Fields that exist only in the simulation are not returned.
  const body = JSON.stringify(result.body, (name, value: unknown) =>
    name.startsWith('simulated_') ? undefined : value,
  );
  response.writeHead(result.status, { 'Content-Type': 'application/json', 'Request-Id': id });
  response.end(body);
}

async function handle(memory: SimulatedStripeMemory, key: string, request: IncomingMessage): Promise<Answer> {
  if (request.headers.authorization !== `Bearer ${key}`)
    return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } };
  const { method = 'GET' } = request;
  const url = new URL(request.url ?? '/', 'http://stripe');
  const text = await read(request);
  const route = routeOf(method, url.pathname);
  const idempotencyKey = request.headers['idempotency-key'];
  return memory.run((store) =>
    once(
      store,
      typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
      `${method} ${url.pathname} ${text}`,
      () =>
        asAnswer(async () => {
          if (!route) throw new StripeError(404, unknownUrl(method, url.pathname));
          const fields = readForm(method === 'GET' ? url.search.slice(1) : text);
          return route.run(store, fields, decodeURIComponent(route.id));
        }),
    ),
  );
}

const unknownUrl = (method: string, path: string) => ({
  type: 'invalid_request_error',
  message: `Unrecognized request URL (${method}: ${path}).`,
});

/** Idempotency: a repeated key replays the stored response. Reusing the key for another request is rejected. */
async function once(store: StripeStore, key: string | undefined, question: string, work: () => Promise<Answer>) {
  if (key === undefined) return work();
  const id = `idem_${createHash('sha256').update(key).digest('hex').slice(0, 40)}`;
  const requestHash = createHash('sha256').update(question).digest('hex');
  const known = await store.get(id);
  if (known) {
    if (known.asked === requestHash) return { status: Number(known.status), body: known.body };
    return {
      status: 400,
      body: {
        error: {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        },
      },
    };
  }
  const given = await work();
  await store.put({
    id,
    object: 'idempotency',
    asked: requestHash,
    ...given,
    created: Math.floor(now().getTime() / 1000),
  });
  return given;
}

async function asAnswer(work: () => Promise<object>): Promise<Answer> {
  try {
    return { status: 200, body: await work() };
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: { error: error.error } };
    throw error;
  }
}

async function read(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of request) {
    total += (chunk as Buffer).length;
    if (total > maxBytes) throw invalid('The request is too large.');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
