import type { Context } from 'hono';
import type { Endpoint } from '@/lib/contracts/shared/endpoint';
import { AppError } from '@/lib/server/platform/errors';
import { callerOf } from './access';
import { chooseEncoding, encodeBody } from '@/lib/server/platform/http/encode-body';
import { readFile, readForm, readJson, readOptionalJson } from '@/lib/server/platform/http/body';
import type { Origin } from '@/lib/server/platform/http/origin';
import { requireRecentProof } from '@/lib/server/accounts/recent-proof';
import { changes, refuseForeignCalls } from '@/lib/server/platform/http/fetch-metadata';
import type { Route } from '@/lib/server/platform/http/implement';
import { readQuery, assertSafeInput, assertSafeText } from '@/lib/server/platform/http/input';
import { parseInput } from '@/lib/server/platform/http/parse';
import type { Connection } from '@/lib/server/platform/http/request-origin';
import { Serialized } from '@/lib/server/platform/serialized';
import { forgetShared, isShared, sharedText } from '@/lib/server/platform/http/microcache';

export type ApiEnv = { Bindings: Connection; Variables: { origin: Origin; route?: string } };

/**
 * Handles all methods of one path: HEAD follows a GET without effect, an unknown method is a 405 that lists the allowed
 * ones.
 */
export function dispatch(routes: Route[]) {
  const byMethod = new Map(routes.map((route) => [route.endpoint.method as string, route]));
  const get = byMethod.get('GET');
  if (get && !get.endpoint.hasEffect) byMethod.set('HEAD', get);
  const allow = [...byMethod.keys()].join(', ');
  return async (c: Context<ApiEnv>): Promise<Response> => {
    const route = byMethod.get(c.req.method);
    if (!route) throw new AppError('method_not_allowed', `This address takes ${allow}.`, { allow });
    c.set('route', route.endpoint.path);
    try {
      return await run(route, c);
    } catch (thrown) {
      // Hono handles Error objects only, and some libraries throw other values.
      throw thrown instanceof Error
        ? thrown
        : new Error('Something other than an error was thrown.', { cause: thrown });
    }
  };
}

async function run(route: Route, c: Context<ApiEnv>): Promise<Response> {
  const { endpoint } = route;
  refuseForeignCalls(endpoint, c.req.raw.headers);
  // Within the site itself, a page that is being regenerated needs fresh data.
  if (isShared(endpoint) && c.env?.outgoing)
    return await send(endpoint, await sharedText(addressOf(c.req.url), () => answerOf(route, c)), c);
  try {
    return await send(endpoint, await answerOf(route, c), c);
  } finally {
    if (changes(endpoint)) forgetShared();
  }
}

/** Without the host, which the caller controls. */
const addressOf = (url: string) => url.slice(url.indexOf('/', 'https://'.length));

async function answerOf({ endpoint, handle }: Route, c: Context<ApiEnv>): Promise<string> {
  const caller = await callerOf(endpoint.access, c.req.header('authorization'));
  if (endpoint.needsRecentProof && caller) requireRecentProof(caller);
  const given = {
    params: readParams(c.req.param()),
    query: parseInput(endpoint.query, readQuery(new URL(c.req.url).searchParams)),
    headers: parseInput(endpoint.headers, c.req.header()),
    body: endpoint.body ? await readBody(endpoint, c.req.raw) : undefined,
    form: endpoint.form
      ? parseInput(endpoint.form, readQuery(new URLSearchParams(await readForm(c.req.raw))))
      : undefined,
    file: endpoint.file ? await readFile(c.req.raw, endpoint.file) : undefined,
  };
  // Input and caller were made by this endpoint's schemas and access rule; the list of routes loses that type.
  const answer = await handle(given, {
    caller: caller,
    origin: c.get('origin'),
    revalidate: c.env?.revalidate,
  });
  return toText(endpoint, answer);
}

async function readBody(endpoint: Endpoint, request: Request) {
  const body = await (endpoint.isBodyOptional ? readOptionalJson(request) : readJson(request));
  assertSafeInput(body);
  return parseInput(endpoint.body, body);
}

function readParams(params: Record<string, string>) {
  for (const value of Object.values(params)) assertSafeText(value);
  return params;
}

/** Responses are parsed as well: one that does not fit its schema is our error, a 500. */
function toText(endpoint: Endpoint, answer: unknown): string {
  if (answer instanceof Serialized) return answer.text;
  const parsed = endpoint.response.safeParse(answer);
  if (!parsed.success)
    throw new Error(
      `The answer of ${endpoint.method} ${endpoint.path} does not fit its contract: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ')}`,
    );
  return endpoint.produces ? String(parsed.data) : JSON.stringify(parsed.data);
}

async function send(endpoint: Endpoint, text: string, c: Context<ApiEnv>): Promise<Response> {
  const shared = endpoint.sharedForS;
  c.header(
    'Cache-Control',
    shared === undefined
      ? 'private, no-store'
      : `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${shared * 10}`,
  );
  c.header('Vary', 'Authorization, Origin, Sec-Fetch-Site, Accept-Encoding');
  const type = endpoint.produces ? `${endpoint.produces}; charset=utf-8` : 'application/json';
  c.header('Content-Type', type);
  const status = endpoint.produces ? 200 : (endpoint.status ?? 200);
  const encoding = chooseEncoding(c.req.header('accept-encoding'), type, text.length);
  if (encoding === 'identity') return c.body(text, status);
  c.header('Content-Encoding', encoding);
  return c.body(Uint8Array.from(await encodeBody(Buffer.from(text), encoding, false)), status);
}
