import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import type { CookieName } from '@/lib/domain/shared/cookies';
import { variantIn, variantPath, variants, writeChoice, type Experiment } from '@/lib/domain/visits/experiments';
import { settings } from '@/lib/server/platform/settings/env';
import { runningExperiment } from '@/lib/server/visits/running-experiment';
import type { RequestHandler } from './request-handler';

const cookieName: CookieName = 'experiment';

/**
 * While an experiment runs, assigns each visitor a variant of the tested page before it is rendered, so that nothing
 * flickers and no page contains both variants. Responses for that page and its data are then marked private. Without an
 * experiment this costs one comparison.
 */
export const choosingVariants =
  (handle: RequestHandler, running = runningExperiment): RequestHandler =>
  (request, response) => {
    const target = splitTarget(request.url ?? '/');
    // Variants have no public URL.
    if (/^\/variants(\/|$)/.test(target.page)) request.url = '/404';
    const experiment = running();
    if (experiment?.path === target.page) choose(experiment, target, request, response);
    return handle(request, response);
  };

type Target = ReturnType<typeof splitTarget>;

function choose(experiment: Experiment, target: Target, request: IncomingMessage, response: ServerResponse) {
  markPrivate(response);
  if (!mayTakePart(request)) return;
  const known = variantIn(cookieOf(request, cookieName), experiment);
  const variant = known ?? variants[randomInt(variants.length)] ?? 'control';
  if (!known) response.setHeader('Set-Cookie', cookieText(experiment, writeChoice(experiment, variant)));
  if (variant === 'changed') request.url = target.as(variantPath(experiment.name));
}

/**
 * Splits a URL into the page's path and a function that points the URL at another page. The browser's router requests
 * pages as data, under `/_next/data/`.
 */
function splitTarget(url: string) {
  const end = url.search(/[?#]/);
  const [path, rest] = end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  const [, build, name] = /^\/_next\/data\/([^/]+)\/(.+)\.json$/.exec(path) ?? [];
  const page = name === undefined ? path : name === 'index' ? '/' : `/${name}`;
  const as = (other: string) => (build === undefined ? other : `/_next/data/${build}${other}.json`) + rest;
  return { page, as };
}

/** Marks the response private and ignores the Cache-Control header that Next sets. */
function markPrivate(response: ServerResponse) {
  const set = response.setHeader.bind(response);
  set('Cache-Control', 'private, no-store');
  response.setHeader = (name, value) => (name.toLowerCase() === 'cache-control' ? response : set(name, value));
}

/** Whether a visitor takes part. Bots and visitors who opted out of tracking do not; they see the original page. */
function mayTakePart(request: IncomingMessage) {
  const { headers } = request;
  if (request.method !== 'GET' || !headers['user-agent'] || isbot(headers['user-agent'])) return false;
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') return false;
  const consent = cookieOf(request, 'consent');
  return settings().consentRule === 'everywhere' ? consent === 'yes' : consent !== 'no';
}

function cookieOf({ headers }: IncomingMessage, name: CookieName) {
  const pair = headers.cookie?.split(/; */).find((one) => one.startsWith(`${name}=`));
  return pair && decode(pair.slice(name.length + 1));
}

/** Decodes a cookie, which is untrusted input; undefined if its encoding is invalid. */
const decode = (text: string) => (/^(%[0-7][0-9a-f]|[^%])*$/i.test(text) ? decodeURIComponent(text) : undefined);

const cookieText = ({ end }: Experiment, value: string) =>
  [
    `${cookieName}=${value}`,
    'Path=/',
    `Max-Age=${secondsUntil(end)}`,
    'SameSite=Lax',
    ...(settings().siteUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/** Seconds until the end of the experiment, at most the 90 days that the cookie page states. */
const secondsUntil = (end: string) => Math.min(90 * 86_400, Math.ceil((Date.parse(end) - Date.now()) / 1000));
