import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { FinnhubSettings } from '@/lib/server/platform/settings/market-settings';
import type { Pace } from '@/lib/server/providers/market-data/market-data';
import { selfSigned } from './self-signed';
import { reply, standIn } from '@/tests/support/api/stand-in';

export type FinnhubCall = { path: string; query: Record<string, string>; url: string; key: string | undefined };
export type FinnhubBehaviour = (response: ServerResponse, call: FinnhubCall) => void;

export const apiKey = 'canary-finnhub-key-0123456789';

/** The response bodies by path, for all tickers or by ticker; other paths return the response for an unknown symbol. */
export type Bodies = Record<string, unknown>;

const unknown: Bodies = {
  '/quote': { c: 0, d: null, dp: null, h: 0, l: 0, o: 0, pc: 0, t: 0 },
  '/stock/candle': { s: 'no_data' },
  '/stock/profile2': {},
  '/stock/financials': { symbol: '', financials: [] },
  '/stock/financials-reported': { symbol: '', cik: '', data: [] },
  '/stock/metric': { symbol: '', metricType: 'all', metric: {}, series: {} },
  '/stock/recommendation': [],
  '/stock/price-target': { symbol: '', targetHigh: 0, targetLow: 0, targetMean: 0, targetMedian: 0, lastUpdated: '' },
  '/stock/fund-ownership': { symbol: '', ownership: [] },
  '/company-news': [],
};

export const noAccess = { error: "You don't have access to this resource." };

/** Responds with these bodies by path; a function is called with the request, and `noAccess` is sent as a 403. */
export const answers =
  (bodies: Bodies = {}): FinnhubBehaviour =>
  (response, call) => {
    const named = bodies[call.path] ?? unknown[call.path];
    const body = typeof named === 'function' ? (named as (call: FinnhubCall) => unknown)(call) : named;
    if (body === undefined) return reply(response, 404, { error: 'Endpoint not found.' });
    reply(response, body === noAccess ? 403 : 200, body);
  };

/** The responses of a free plan, which rejects the paid endpoints. */
export const paidRefused: Bodies = {
  '/stock/candle': noAccess,
  '/stock/financials': noAccess,
  '/stock/price-target': noAccess,
  '/stock/fund-ownership': noAccess,
};

/** A stand-in for Finnhub on localhost. */
export async function startFakeFinnhub(behave: FinnhubBehaviour = answers(), { tls = false } = {}) {
  const calls: FinnhubCall[] = [];
  let current = behave;
  let underway = 0;
  let mostUnderway = 0;
  const listener: RequestListener = (request, response) => {
    response.on('error', () => undefined);
    mostUnderway = Math.max(mostUnderway, (underway += 1));
    response.on('close', () => (underway -= 1));
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake');
    const key = request.headers['x-finnhub-token'];
    const call = {
      path: pathname.replace('/api/v1', ''),
      query: Object.fromEntries(searchParams),
      url: request.url ?? '',
      key: typeof key === 'string' ? key : undefined,
    };
    calls.push(call);
    current(response, call);
  };
  const server = tls ? createTlsServer(selfSigned, listener) : createServer(listener);
  const { port, close } = await standIn(server);
  const apiBase = `${tls ? 'https' : 'http'}://127.0.0.1:${port}/api/v1`;
  return {
    calls,
    settings: { apiKey, apiBase } satisfies FinnhubSettings,
    mostUnderway: () => mostUnderway,
    behave: (next: FinnhubBehaviour) => (current = next),
    close,
  };
}

/** A pace that never waits. */
export const unhurried: Pace = { take: () => Promise.resolve(0), hold: () => Promise.resolve() };
