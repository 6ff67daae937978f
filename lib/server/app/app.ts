import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { routes } from './routes';
import type { Origin } from '@/lib/server/platform/http/origin';
import { drainBody } from '@/lib/server/platform/http/body';
import { dispatch, type ApiEnv } from './dispatch';
import { mountLedgerDownload } from './ledger-download';
import { mountLiveToday } from './live-today';
import { mountTradesDownload } from './trades-download';
import { answerFailure, notFound } from '@/lib/server/platform/http/failure-answer';
import { mountDocs } from '@/lib/server/platform/http/docs';
import { forward } from '@/lib/server/platform/http/forward';
import { mountReports } from '@/lib/server/platform/http/reports';
import { originOf } from '@/lib/server/platform/http/request-origin';
import { observe } from '@/lib/server/platform/http/observe';
import type { Route } from '@/lib/server/platform/http/implement';

/** The whole API as a function from request to response; its second argument describes the connection. */
export const app = createApp(routes);

export function createApp(list: Route[]) {
  const hono = createFrame();
  for (const [path, group] of byPattern(list)) hono.all(path, dispatch(group));
  mountDocs(hono, list);
  mountReports(hono);
  mountLedgerDownload(hono);
  mountTradesDownload(hono);
  mountLiveToday(hono);
  return hono;
}

/** Stands in for the API if the settings name an external one: forwards every request to it. */
export function createForwarder() {
  const hono = createFrame();
  hono.use(compress());
  hono.all('*', forward);
  return hono;
}

/** Wraps every request: determines its origin, sets headers, writes a log line and formats all errors the same way. */
export function createFrame() {
  const hono = new Hono<ApiEnv>({ strict: false });
  hono.use(async (c, next) => {
    const origin: Origin = originOf(c.req.raw.headers, c.env);
    c.set('origin', origin);
    await observe(c, next);
    if (c.res.status >= 400) await drainBody(c.req.raw);
  });
  hono.notFound((c) => notFound(c));
  hono.onError((error, c) => answerFailure(error, c));
  return hono;
}

/** Groups routes by path. Static segments come before parameters, whatever the order of the list. */
function byPattern(list: Route[]): [string, Route[]][] {
  const groups = Map.groupBy(list, (route) => route.endpoint.path as string);
  const rank = (path: string) =>
    path
      .split('/')
      .map((segment) => (segment.startsWith(':') ? '1' : '0'))
      .join('');
  return [...groups].sort(([a], [b]) => rank(a).localeCompare(rank(b)));
}
