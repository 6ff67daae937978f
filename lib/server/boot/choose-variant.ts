import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import type { CookieName } from '@/lib/domain/cookies';
import { variantIn, variantPath, variants, writeChoice, type Experiment } from '@/lib/domain/experiments';
import { settings } from '@/lib/server/env';
import { runningExperiment } from '@/lib/server/services/running-experiment';
import type { Handle } from './http-server';

const cookieName: CookieName = 'experiment';

/**
 * While an experiment runs, leads each visitor to their half of the tested page before anything is rendered: nothing
 * flickers, and no page holds both halves. The page and its data are then nobody else's to keep. Without an experiment
 * this is one comparison.
 */
export const choosingVariants =
  (handle: Handle, running = runningExperiment): Handle =>
  (request, response) => {
    const target = splitTarget(request.url ?? '/');
    // The halves have no address of their own.
    if (/^\/variants(\/|$)/.test(target.page)) request.url = '/404';
    const experiment = running();
    if (experiment?.path === target.page) choose(experiment, target, request, response);
    return handle(request, response);
  };

type Target = ReturnType<typeof splitTarget>;

function choose(experiment: Experiment, target: Target, request: IncomingMessage, response: ServerResponse) {
  keepToOneself(response);
  if (!mayTakePart(request)) return;
  const known = variantIn(cookieOf(request, cookieName), experiment);
  const variant = known ?? variants[randomInt(variants.length)] ?? 'control';
  if (!known) response.setHeader('Set-Cookie', cookieText(experiment, writeChoice(experiment, variant)));
  if (variant === 'changed') request.url = target.as(variantPath(experiment.name));
}

/** A page's path, asked for as a page or, by the browser's router, as data. */
function splitTarget(url: string) {
  const end = url.search(/[?#]/);
  const [path, rest] = end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  const [, build, name] = /^\/_next\/data\/([^/]+)\/(.+)\.json$/.exec(path) ?? [];
  const page = name === undefined ? path : name === 'index' ? '/' : `/${name}`;
  const as = (other: string) => (build === undefined ? other : `/_next/data/${build}${other}.json`) + rest;
  return { page, as };
}

/** No cache may give one visitor's half to another, whatever Next says of the page. */
function keepToOneself(response: ServerResponse) {
  const set = response.setHeader.bind(response);
  set('Cache-Control', 'private, no-store');
  response.setHeader = (name, value) => (name.toLowerCase() === 'cache-control' ? response : set(name, value));
}

/** Programs are not counted; whoever asks not to be followed, or has said no, sees the page as it is. */
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

/** What a cookie holds may be written by anybody. */
const decode = (text: string) => (/^(%[0-7][0-9a-f]|[^%])*$/i.test(text) ? decodeURIComponent(text) : undefined);

const cookieText = ({ end }: Experiment, value: string) =>
  [
    `${cookieName}=${value}`,
    'Path=/',
    `Max-Age=${secondsUntil(end)}`,
    'SameSite=Lax',
    ...(settings().siteUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/** To the end of the experiment, and no longer than the cookie page says. */
const secondsUntil = (end: string) => Math.min(90 * 86_400, Math.ceil((Date.parse(end) - Date.now()) / 1000));
