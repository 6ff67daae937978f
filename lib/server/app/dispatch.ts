import type { Context } from 'hono';
import type { Endpoint } from '@/lib/contracts/shared/endpoint';
import { AppError } from '@/lib/server/platform/errors';
import { callerOf } from './access';
import { readFile, readForm, readJson, readOptionalJson } from '@/lib/server/platform/http/body';
import type { Origin } from '@/lib/server/platform/http/origin';
import { requireRecentProof } from '@/lib/server/accounts/recent-proof';
import { changes, assertSameOriginCall } from '@/lib/server/platform/http/fetch-metadata';
import type { Route } from '@/lib/server/platform/http/implement';
import { assertSafeInput, assertSafeText, parseInput, readQuery } from '@/lib/server/platform/http/input';
import type { Connection } from '@/lib/server/platform/http/request-origin';
import { clearSharedAnswers, isShared, sharedText } from '@/lib/server/platform/http/microcache';
import { sendAnswer, toBody, toText } from './answer';

export type ApiEnv = { Bindings: Connection; Variables: { origin: Origin; route?: string } };

/**
 * Handles all methods of one path. HEAD is handled like GET, if the GET has no effect. A method that the path does not
 * support gets a 405 with the supported ones.
 */
export function dispatch(routes: Route[]) {
  const byMethod = new Map(routes.map((route) => [route.endpoint.method as string, route]));
  const get = byMethod.get('GET');
  if (get && !get.endpoint.hasEffect) byMethod.set('HEAD', get);
  const allow = [...byMethod.keys()].join(', ');
  return async (c: Context<ApiEnv>): Promise<Response> => {
    const route = byMethod.get(c.req.method);
    if (!route) throw new AppError('method_not_allowed', `This URL accepts ${allow}.`, { allow });
    c.set('route', route.endpoint.path);
    try {
      return await run(route, c);
    } catch (thrown) {
      // Hono handles Error objects only, but some libraries throw other values.
      throw thrown instanceof Error ? thrown : new Error('A value that is not an Error was thrown.', { cause: thrown });
    }
  };
}

async function run(route: Route, c: Context<ApiEnv>): Promise<Response> {
  const { endpoint } = route;
  assertSameOriginCall(endpoint, c.req.raw.headers);
  // Cached only for requests over the network: a page that is being regenerated calls in process and needs fresh data.
  if (isShared(endpoint) && c.env?.outgoing)
    return await sendAnswer(
      endpoint,
      await sharedText(addressOf(c.req.url), async () => toText(endpoint, await answerOf(route, c))),
      c,
    );
  try {
    return await sendAnswer(endpoint, toBody(endpoint, await answerOf(route, c)), c);
  } finally {
    if (changes(endpoint)) clearSharedAnswers();
  }
}

/** The URL without its host, which the caller controls. */
const addressOf = (url: string) => url.slice(url.indexOf('/', 'https://'.length));

async function answerOf({ endpoint, handle }: Route, c: Context<ApiEnv>): Promise<unknown> {
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
  // Input and caller were validated by this endpoint's schemas and access rule; the list of routes has lost their
  // types.
  return handle(given, {
    caller: caller,
    origin: c.get('origin'),
    revalidate: c.env?.revalidate,
  });
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
