import { Hono } from 'hono';
import { routes } from '../api';
import type { Origin } from '../origin';
import { hearOut } from './body';
import { dispatch, type ApiEnv } from './dispatch';
import { answerFailure, notFound } from './failure-answer';
import { mountDocs } from './docs';
import { forward } from './forward';
import { mountReports } from './reports';
import { originOf } from './request-origin';
import { observe } from './observe';
import type { Route } from './implement';

/** The whole API as a function from request to answer; `connection` tells who is at the other end. */
export const app = createApp(routes);

export function createApp(list: Route[]) {
  const hono = createFrame();
  for (const [path, group] of byPattern(list)) hono.all(path, dispatch(group));
  mountDocs(hono, list);
  mountReports(hono);
  return hono;
}

/** Stands in the API's place when the settings name another address: passes every call on. */
export function createForwarder() {
  const hono = createFrame();
  hono.all('*', forward);
  return hono;
}

/** What surrounds every call: who asks, headers, a line in the log, and failures in one form. */
export function createFrame() {
  const hono = new Hono<ApiEnv>({ strict: false });
  hono.use(async (c, next) => {
    const origin: Origin = originOf(c.req.raw.headers, c.env);
    c.set('origin', origin);
    await observe(c, next);
    if (c.res.status >= 400) await hearOut(c.req.raw);
  });
  hono.notFound((c) => notFound(c));
  hono.onError((error, c) => answerFailure(error, c));
  return hono;
}

/** Routes by path, static segments before parameters whatever the order in which they were declared. */
function byPattern(list: Route[]): [string, Route[]][] {
  const groups = Map.groupBy(list, (route) => route.endpoint.path as string);
  const rank = (path: string) =>
    path
      .split('/')
      .map((segment) => (segment.startsWith(':') ? '1' : '0'))
      .join('');
  return [...groups].sort(([a], [b]) => rank(a).localeCompare(rank(b)));
}
